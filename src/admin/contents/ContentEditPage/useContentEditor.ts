import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { missedSentence } from '#admin/checks/ChecksCard/index.ts';
import { timeouts } from '#admin/checks/finding.ts';
import type { Restore } from '#admin/documents/DocumentVersions/index.ts';
import { notices } from '#admin/shell/notices.ts';

import { dropContent, storeContent, type OpenedContent } from '#data/contents/storedContent.ts';
import type { Json } from '#data/database.types.ts';
import {
  type DocumentSave,
  type DocumentState,
  publishDocumentMutation,
  saveDocumentMutation,
  withdrawDocumentMutation,
} from '#data/documents/document.queries.ts';
import { toDataError } from '#data/errors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#site/contents/section.ts';
import { isSameContent } from '#site/contents/contentParts.ts';
import type { CheckedValue } from '../checks/checkContent.ts';
import { getContent, getShown } from '../contentState.ts';

/** What the form started from. */
type Base = { version: number; value: unknown };

/** What the form holds, and whether its schema takes it; `start` counts the contents that the form was begun anew with. */
type Draft = { value: unknown; isValid: boolean; start: number };

/** The content as the server has it; `refetch` asks for it again. */
type Known = { content: DocumentState | null; refetch: () => unknown };

/** A publication whose checks found errors: it waits for a reason. */
type Blocked = { sent: DocumentSave; result: CheckedValue };

const toBase = (section: EditableSection, content: DocumentState | null): Base => ({
  version: content?.version ?? 0,
  value: getContent(section, content),
});

/**
 * The editing of one content: what is typed, stored on the device until the server has it, and the ways to write it. What a
 * colleague has saved meanwhile takes the place of a form that nobody has touched, and never of what was typed. `check` is
 * what a publication has to pass (product 15.11), or be given a reason for.
 */
export function useContentEditor(
  section: EditableSection,
  { content, refetch }: Known,
  { entry, stored }: OpenedContent,
  check: (milliseconds: number, value: unknown) => Promise<CheckedValue>,
) {
  const { key, schema } = section;
  const { refreshProfile } = useAuth();
  const showToast = useToast();
  const confirm = useConfirm();
  const save = useMutation(saveDocumentMutation);
  const publish = useMutation(publishDocumentMutation);
  const withdraw = useMutation(withdrawDocumentMutation);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const isPending = isClearing || [save, publish, withdraw].some((write) => write.isPending);

  const [base, setBase] = useState<Base>(() => {
    const known = toBase(section, content);
    return stored ? { ...known, version: stored.version } : known;
  });
  const [draft, setDraft] = useState<Draft>(() => {
    const value = stored?.value ?? base.value;
    return { value, isValid: schema.safeParse(value).success, start: 0 };
  });
  const [isStored, setIsStored] = useState(true);
  const isDirty = !isSameContent(schema, draft.value, base.value);

  const replaceDraft = (value: unknown, isValid: boolean) =>
    setDraft(({ start }) => ({ value, isValid, start: start + 1 }));
  const begin = (next: Base) => {
    setBase(next);
    replaceDraft(next.value, true);
  };

  const isOutdated = content !== null && content.version > base.version && !isPending;
  const latest = toBase(section, content);
  // Saved, though the answer was lost.
  const hasArrived = isOutdated && isSameContent(schema, draft.value, latest.value);
  if (hasArrived) setBase(latest);
  else if (isOutdated && !isDirty) begin(latest);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only writing tells whether the device takes it
    if (isDirty) setIsStored(storeContent(entry, { value: draft.value as Json, version: base.version }));
    else dropContent(entry);
  }, [isDirty, draft.value, base.version, entry]);

  /** Writes, and starts from what was written; what was typed meanwhile stays. Resolves with whether it went through. */
  const write = async (
    request: () => Promise<number>,
    value: unknown,
    done: keyof typeof notices | null,
  ): Promise<boolean> => {
    try {
      const version = await request();
      setBase({ version, value });
      if (done) showToast(notices[done] as Parameters<typeof showToast>[0]);
      // Whoever changes who needs a second factor may be one of them.
      if (key === 'internal/security') refreshProfile();
      return true;
    } catch (error) {
      const { kind, column } = toDataError(error);
      if (kind === 'duplicate' && column === 'slug') showToast(notices.pageAddressTaken);
      // Over a changed form, `theirs` says it.
      else if (kind !== 'conflict' || !isDirty) showToast(notices.requestFailed(error));
      return false;
    } finally {
      void refetch();
    }
  };

  /** Writes what the form then begins anew with. */
  const writeAnew = (
    request: () => Promise<number>,
    next: Omit<Draft, 'start'>,
    done: keyof typeof notices | null,
  ) =>
    write(
      async () => {
        const version = await request();
        replaceDraft(next.value, next.isValid);
        return version;
      },
      next.value,
      done,
    );

  /** Checks what is about to be published, and holds it when there are errors. What can't be checked is let pass. */
  const publishChecked = async (sent: DocumentSave) => {
    setIsClearing(true);
    const result = await check(timeouts.publishing, sent.value).finally(() => setIsClearing(false));
    if (result.missed.length > 0) showToast(notices.checksIncomplete(missedSentence(result.missed)));
    if (result.findings.some(({ severity }) => severity === 'error')) setBlocked({ sent, result });
    else await write(() => publish.mutateAsync(sent), sent.value, 'contentPublished');
  };

  const ifValid = (send: () => Promise<unknown>) => {
    if (draft.isValid) void send();
    else showToast(notices.contentInvalid);
  };
  const { value } = draft;
  const sent = { document: key, value: value as Json, version: base.version };
  const undo = () => withdraw.mutateAsync({ document: key, version: base.version, keepsDraft: false });

  return {
    draft,
    isDirty,
    isPending,
    /** The device keeps what is typed; false once it has refused. */
    isStored,
    /** The form holds what this device had stored of an earlier visit, and nothing has been saved since. */
    isRecovered: stored?.version === base.version && isDirty && draft.start === 0,
    /** What a colleague has saved while this form was changed. */
    theirs: isOutdated && isDirty && !hasArrived ? latest.value : null,
    onChange: (next: unknown, isValid: boolean) => setDraft(({ start }) => ({ value: next, isValid, start })),
    /** Puts another content into the form, for the person to save. */
    fill: (next: unknown) => replaceDraft(next, schema.safeParse(next).success),
    /** Gives up what was typed. */
    discard: () => begin(latest),
    /** Keeps what was typed, to be saved over what a colleague has saved. */
    keepMine: () => setBase(latest),
    onSave: () => ifValid(() => write(() => save.mutateAsync(sent), value, 'contentSaved')),
    onPublish: () =>
      ifValid(async () => {
        const warning = section.warn?.(getShown(section, content), value);
        const isWanted =
          !warning ||
          (await confirm({
            title: 'Publier quand même?',
            description: warning,
            confirmLabel: 'Publier',
            isDestructive: true,
          }));
        if (isWanted) await publishChecked(sent);
      }),
    /** The errors that a publication waits for a reason for; null when none does. */
    blocked: blocked?.result.findings.filter(({ severity }) => severity === 'error') ?? null,
    /** Gives the publication up that waits. */
    cancelBlocked: () => setBlocked(null),
    /** Publishes what waits, with a reason that its version keeps; resolves with whether it is published. */
    onPublishDespite: async (note: string) => {
      if (!blocked) return false;
      setBlocked(null);
      const { sent: waiting } = blocked;
      return write(() => publish.mutateAsync({ ...waiting, note }), waiting.value, 'contentPublished');
    },
    onRevert: async () => {
      const isWanted = await confirm({
        title: 'Revenir au texte d’origine?',
        description: [
          'Le site montrera de nouveau le texte d’origine, et le brouillon disparaît du formulaire. Les versions restent.',
          section.warn?.(getShown(section, content), section.content),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Revenir au texte d’origine',
        isDestructive: true,
      });
      if (isWanted) await writeAnew(undo, { value: section.content, isValid: true }, 'contentReverted');
    },
    /** Takes a composed page from the site; what was saved of it last stays as its draft. */
    onWithdraw: async () => {
      const isWanted = await confirm({
        title: 'Retirer cette page du site?',
        description:
          'Son adresse répondra que la page n’existe plus. Son texte reste ici, en brouillon, avec ses versions.',
        confirmLabel: 'Retirer du site',
        isDestructive: true,
      });
      if (!isWanted) return;
      await write(
        () => withdraw.mutateAsync({ document: key, version: base.version }),
        base.value,
        'pageWithdrawn',
      );
    },
    /** Gives up a composed page that isn't online; resolves with whether it is gone. */
    onDelete: async (): Promise<boolean> => {
      const isWanted = await confirm({
        title: 'Supprimer cette page?',
        description: 'Elle quitte la liste des pages, avec ce que vous venez d’y écrire.',
        confirmLabel: 'Supprimer la page',
        isDestructive: true,
      });
      if (!isWanted) return false;
      const isGone =
        content === null ||
        (await writeAnew(undo, { value: section.content, isValid: false }, 'pageDeleted'));
      if (isGone) dropContent(entry);
      return isGone;
    },
    onRestore: async ({ text, note }: Parameters<Restore<unknown>>[0]) => {
      const before = base.value;
      let { version } = base;
      const saveAnew = (next: unknown, words: string) =>
        writeAnew(
          async () =>
            (version = await save.mutateAsync({
              document: key,
              value: next as Json,
              version,
              reason: 'restored',
              note: words,
            })),
          { value: next, isValid: true },
          null,
        );
      const isRestored = await saveAnew(text, note);
      return isRestored ? () => saveAnew(before, 'Restauration annulée') : null;
    },
  };
}
