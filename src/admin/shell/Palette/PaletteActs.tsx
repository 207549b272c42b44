import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Copy, Eye, Globe, type LucideIcon, UserCheck, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';
import { SearchInput, useCombobox } from '#design-system/forms/SearchInput';
import { Icon } from '#design-system/primitives/Icon';
import { mediaUrl } from '#features/media/data/media.ts';
import { assigneesQuery, changeLeadMutation, leadQuery } from '#features/requests/data/lead.queries.ts';
import type { DeskEntry } from '#features/search/data/desk.queries.ts';
import { formatPerson } from '../formatPerson.ts';
import { notices } from '../notices.ts';
import { useCopy } from '../useCopy.ts';
import { useAttempt } from '../useAttempt.ts';
import { toDeskDocument, toDeskPath } from './entries.content.ts';
import { matchWords } from './matchWords.ts';
import { Group, Option, Results } from './Palette.styles.ts';
import { paths } from '#paths.ts';
import { toCheckedPart, useCheckOfParts } from '#documents/admin/checks/checkRelease.ts';
import { fetchDocument } from '#documents/data/document.queries.ts';
import { publishTogetherMutation, undoReleaseMutation } from '#features/releases/data/release.queries.ts';

type Act = { label: string; icon: LucideIcon; run: () => void };

/** What can be done with one thing that was found: a list as the one that it was chosen from. */
export function PaletteActs({
  entry,
  onBack,
  onDone,
}: {
  entry: DeskEntry;
  onBack: () => void;
  onDone: () => void;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const acts = useActs(entry, onBack, onDone).filter(({ label }) => matchWords(label, text));
  const { reset, fieldProps, listProps, getOptionProps } = useCombobox({
    count: acts.length,
    startsAt: 0,
    isOpen: true,
    onChoose: (index) => acts[index]?.run(),
  });

  return (
    <>
      <SearchInput
        ref={field}
        {...fieldProps}
        aria-label={`Que faire de «\u00A0${entry.title}\u00A0»?`}
        placeholder="Que faire?"
        maxLength={60}
        onChange={(event) => {
          setText(event.currentTarget.value);
          reset();
        }}
        onKeyDown={(event) => {
          if (text === '' && ['ArrowLeft', 'Backspace'].includes(event.key)) {
            event.preventDefault();
            onBack();
          } else fieldProps.onKeyDown(event);
        }}
      />
      <Results {...listProps} aria-label="Actions">
        <Group aria-label={entry.title}>
          <p aria-hidden>{entry.title}</p>
          {acts.map(({ label, icon }, index) => (
            <Option key={label} {...getOptionProps(index)}>
              <Icon icon={icon} />
              <span>{label}</span>
            </Option>
          ))}
        </Group>
      </Results>
    </>
  );
}

function useActs(entry: DeskEntry, onBack: () => void, onDone: () => void): Act[] {
  const navigate = useNavigate();
  const copyAddress = useCopy('address');
  const { user, profile, hasRole } = useAuth();
  const assign = useAssignment();
  const publish = usePublication();
  const { data: team = [] } = useQuery({
    ...assigneesQuery,
    enabled: entry.kind === 'request' && hasRole('editor'),
  });
  const { kind, id, path } = entry;
  const document = hasRole('editor') ? toDeskDocument(entry) : null;
  const { data: isWaiting = false } = useQuery(isWaitingQuery(document));

  const act = (work: () => unknown) => () => {
    onDone();
    void work();
  };
  const acts: (Act | false)[] = [
    { label: 'Ouvrir', icon: ArrowRight, run: act(() => navigate(toDeskPath(entry))) },
    path !== null &&
      kind !== 'medium' && { label: 'Voir sur le site', icon: Eye, run: act(() => navigate(path)) },
    path !== null && {
      label: 'Copier l’adresse',
      icon: Copy,
      run: act(() => copyAddress(kind === 'medium' ? mediaUrl(path) : new URL(path, location.origin).href)),
    },
    kind === 'request' &&
      hasRole('editor') && {
        label: 'Me confier la demande',
        icon: UserCheck,
        run: act(() => assign(id, user?.id ?? '', profile?.first_name ?? 'vous')),
      },
    ...team
      .filter(({ user_id }) => user_id !== user?.id)
      .map((person) => ({
        label: `Confier à ${formatPerson(person)}`,
        icon: UserRound,
        run: act(() => assign(id, person.user_id, formatPerson(person))),
      })),
    document !== null &&
      isWaiting && { label: 'Publier', icon: Globe, run: act(() => publish(document, entry.title)) },
    { label: 'Revenir aux résultats', icon: ArrowLeft, run: onBack },
  ];
  return acts.filter((one) => one !== false);
}

/** Gives a request, as it is now, to somebody. */
function useAssignment() {
  const showToast = useToast();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeLeadMutation);
  const { attempt } = useAttempt();
  return (id: string, assignee: string, name: string) =>
    attempt(async () => {
      const lead = await client.fetchQuery({ ...leadQuery(id), staleTime: 0 });
      await mutateAsync({ lead, changes: { assignee } });
      showToast(notices.leadsAssigned({ count: 1, name }));
    });
}

/** What publishing a document would change; null where nothing waits. */
async function findWaiting(document: string) {
  const state = await fetchDocument(document);
  const pending = state?.pending ?? state?.draft ?? null;
  return state && pending !== null ? { document, pending, online: state.online } : null;
}

/** Whether publishing a document would change anything: asked anew each time, of no document never. */
const isWaitingQuery = (document: string | null) =>
  queryOptions({
    queryKey: ['documents', 'waits', document],
    queryFn: async () => document !== null && (await findWaiting(document)) !== null,
    enabled: document !== null,
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Publishes what waits of a document after its checks, as a release of this moment that its notice takes back. One with errors is
 * opened instead: there they are corrected, or published in spite of them.
 */
function usePublication() {
  const navigate = useNavigate();
  const showToast = useToast();
  const check = useCheckOfParts();
  const { mutateAsync: publish } = useMutation(publishTogetherMutation);
  const { mutateAsync: undo } = useMutation(undoReleaseMutation);
  const { attempt, offerUndo } = useAttempt();

  return (document: string, title: string) =>
    attempt(async () => {
      const waiting = await findWaiting(document);
      if (!waiting) return showToast(notices.nothingToPublish(title));
      const { findings } = await check([toCheckedPart(waiting)]);
      if (findings.some(({ severity }) => severity === 'error')) {
        showToast(notices.publicationHasErrors);
        return navigate(paths.admin.content(document));
      }
      const id = await publish({ name: title, documents: [document] });
      offerUndo(notices.documentPublished(title), async () => {
        await undo({ id });
        showToast(notices.releaseUndone);
      });
    });
}
