import { connectTo, connection } from '#data/connection.ts';
import { toDataError } from '#data/errors.ts';
import { fetchPreview, type Preview } from '#features/previews/data/preview.queries.ts';
import { readPreviewed } from '#features/previews/data/readPreviewed.ts';
import { paths } from '#paths.ts';
import { describeDocument, type PlacedDocument } from './describeDocuments.ts';

/** What the link to a release leads to. */
export type SitePreview =
  /** Nowhere: the link is unknown, revoked or ended. */
  { kind: 'ended' } | { kind: 'failed'; reason: string } | PresentRelease;

type PresentRelease = {
  kind: 'release';
  release: Preview;
  name: string;
  documents: readonly PlacedDocument[];
  /** Les titres de ce que l’équipe a changé depuis l’ouverture du lien. */
  changes: readonly string[];
};

/** What a reader of a preview may have the database do. */
const allowed = ['read_preview', 'approve_preview', 'list_preview_notes', 'add_preview_note'];

/** Refuses all other writes: what a previewed page counts or sends would be taken for a visitor's. */
function refuseWrites(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const isRead = !init?.method || init.method === 'GET';
    if (isRead || allowed.some((path) => address.endsWith(`/rest/v1/rpc/${path}`))) return send(input, init);
    const message = 'Ceci est un aperçu du site\u00A0: rien n’est envoyé.';
    return new Response(JSON.stringify({ code: 'PT403', message }), { status: 403 });
  };
}

/** Follows the release that a token leads to: each `refresh` reads its latest state, and public pages read the site with it laid over. */
export function followRelease(token: string | null) {
  let state: SitePreview = { kind: 'ended' };
  let isConnected = false;

  async function load(): Promise<SitePreview> {
    const release = token === null ? null : await fetchPreview(token);
    if (!release) return { kind: 'ended' };
    const { name, content_hash, due_at } = release;
    if (name === null) {
      location.replace(`${paths.preview}#${token}`);
      return state;
    }
    const before = state.kind === 'release' ? state : undefined;
    if (before?.release.content_hash === content_hash && before.release.due_at === due_at)
      return { ...before, release };
    const documents = await Promise.all(release.documents.map(describeDocument));
    const changes = before
      ? [...new Set([...before.changes, ...findChanges(before, release, documents)])]
      : [];
    return { kind: 'release', release, name, documents, changes };
  }

  return {
    /** What was read last. */
    read: () => state,
    /** Never rejects. Without an answer, the release that was read before stays; once `signal` is aborted, nothing changes. */
    async refresh(signal?: AbortSignal) {
      if (!isConnected && token !== null)
        connectTo({ fetch: refuseWrites(readPreviewed(token, connection().fetch)) });
      isConnected = true;
      const loaded = await load().catch((error: unknown): SitePreview =>
        state.kind === 'release' ? state : { kind: 'failed', reason: toDataError(error).message },
      );
      if (signal?.aborted) return;
      state = loaded;
    },
    /** Empties the list of changes, which whoever has just approved has seen. */
    forgetChanges() {
      if (state.kind === 'release') state = { ...state, changes: [] };
    },
  };
}

/** A release that is followed. */
export type FollowedRelease = ReturnType<typeof followRelease>;

/** The titles of the documents that came, went, or aren't as they were. */
function findChanges(
  before: PresentRelease,
  release: Preview,
  documents: readonly PlacedDocument[],
): string[] {
  const write = ({ documents: parts }: Preview) =>
    new Map(parts.map((part) => [part.document, JSON.stringify(part)]));
  const [former, latest] = [write(before.release), write(release)];
  // By the title that each has now, where it still is there.
  const titles = new Map([...before.documents, ...documents].map(({ document, title }) => [document, title]));
  return [...titles].flatMap(([document, title]) =>
    former.get(document) === latest.get(document) ? [] : title,
  );
}
