import { isOnSite } from '#documents/data/documentKey.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { DocumentForm } from '#documents/admin/DocumentForm/index.ts';
import { DocumentNotes } from '#documents/admin/DocumentNotes/index.ts';
import { VersionsFold } from '#documents/admin/DocumentScreen/DocumentFolds.tsx';
import { useSaveShortcut, EditingState } from '#documents/admin/SaveBar/SaveBar.tsx';
import { useFormTarget } from '#documents/admin/DocumentScreen/useFormTarget.ts';
import { useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { EditingNotices } from '#documents/admin/EditingNotices/EditingNotices.tsx';
import { PendingChanges } from '#documents/admin/PendingChanges/PendingChanges.tsx';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Json } from '#generated/database.types.ts';
import { useAuth } from '#data/session/useAuth.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { statisticsQuery, toPeriod } from '#features/statistics/data/statistics.queries.ts';
import { formatWhole } from '#data/formats.ts';
import type { BookingSettings } from '#site/settings/settings.schema.ts';
import { getOnline } from '../contentState.ts';
import { keepsAt, type OpenTexts } from '../PagesPage/openTexts.ts';
import { Foot } from './SettingsPage.styles.ts';

export interface SettingFormProps {
  section: EditableSection;
  /** What the server has; null as long as nobody has changed it. */
  content: DocumentState | null;
  follow: OpenTexts['follow'];
}

/** The editing of one setting: what is wrong is said, what destroys something is asked, and nothing is checked as a text is. */
function useSetting({ section, content, follow }: SettingFormProps) {
  const { refreshProfile } = useAuth();
  const editing = useOpenedDocument({
    section: section as EditableSection<Json>,
    saved: content,
    keepsAt: keepsAt.settings,
    toNotice: () => notices.settingSaved,
  });
  const { store, form, editor } = editing;
  const { isDirty, saved, savedAt } = editing.state;
  const showToast = useToast();
  const confirm = useConfirm();
  useEffect(() => follow(section.key, store), [follow, section.key, store]);
  useFormTarget(editing);
  // Whoever changes who needs a second factor may be one of them.
  const onSaved = useEffectEvent(() => section.key === 'internal/security' && refreshProfile());
  useEffect(() => {
    if (savedAt !== null) onSaved();
  }, [savedAt]);

  const save = async () => {
    if (editor.isPending || (!isDirty && saved?.pending == null)) return;
    const next = await form.validate();
    if (next === null) return;
    const warning = section.warn?.(getOnline(section, store.state().saved), next);
    const isWanted =
      !warning ||
      (await confirm({
        title: 'Enregistrer quand même?',
        description: warning,
        confirmLabel: 'Enregistrer',
        isDestructive: true,
      }));
    if (isWanted) await editing.submit('publish', { isCleared: true });
  };
  useSaveShortcut(() => void save());

  const takeDefaults = () => {
    const before = store.state().text;
    store.edit(section.content as Json);
    showToast({
      ...notices.defaultsTaken,
      action: { label: 'Annuler', onClick: () => store.edit(before) },
    });
  };

  return { editing, save, takeDefaults };
}

/** One setting in its card: what is saved takes effect at once, what the code says comes back with « Par défaut » (product: a setting). */
export function SettingForm({ section, content, follow }: SettingFormProps) {
  const { editing, save, takeDefaults } = useSetting({ section, content, follow });
  const { store, state, form, editor, description } = editing;
  const { isDirty, saved } = state;
  const text = useSyncExternalStore(store.subscribe, () => store.state().text);

  const title = `parametre-${section.key}`;
  return (
    <DocumentNotes store={store} source={editing.notes}>
      <EditingNotices words={section.words} store={store} state={state} description={description} />
      <PendingChanges editor={editor} description={description} />
      <FormCard aria-labelledby={title}>
        <h2 id={title} tabIndex={-1}>
          {section.title}
        </h2>
        {section.description && <Text isNote>{section.description}</Text>}
        {section.key === 'settings/bookings' && <NoStudio value={text as BookingSettings} />}
        {section.key === 'settings/synonyms' && <MissedWords />}
        <DocumentForm opened={form} onSubmit={() => void save()} />
        <Foot>
          <div>
            <EditingState state={state} />
            <span>
              {isOnSite(section.key)
                ? 'Prend effet tout de suite, sur le site aussi.'
                : 'Prend effet tout de suite.'}
            </span>
          </div>
          <Button variant="ghost" isDisabled={isSame(section, text, section.content)} onClick={takeDefaults}>
            Par défaut
          </Button>
          <Button
            variant="primary"
            isPending={editor.isPending}
            isDisabled={!isDirty && saved?.pending == null}
            onClick={() => void save()}
          >
            Enregistrer
          </Button>
        </Foot>
      </FormCard>
      <VersionsFold editing={editing} nothingSaved="Personne n’a encore changé ces paramètres." />
    </DocumentNotes>
  );
}

/** Says that nobody can book a studio online as long as the list has none. */
function NoStudio({ value }: { value: BookingSettings }) {
  if (value.studios.length > 0) return null;
  return (
    <Alert title="Aucun studio n’est ouvert à la réservation.">
      La page des studios n’offre que le téléphone et le contact. Ajoutez-en un à la liste ci-dessous, avec
      ses heures.
    </Alert>
  );
}

/** What visitors looked for in vain, which may be another word for what the site has. */
function MissedWords() {
  const { data } = useQuery(statisticsQuery(toPeriod(90)));
  if (!data) return null;
  return (
    <Alert title={'Cherché en vain depuis 90\u00A0jours'}>
      {data.missed_searches.length > 0
        ? data.missed_searches
            .map(({ word, count }) => `${word} (${formatWhole(count)}\u00A0fois)`)
            .join(', ')
        : 'Aucun mot que cinq personnes aient cherché.'}
    </Alert>
  );
}

/** Whether both say the same, whatever is left out or in another order. */
function isSame({ schema }: EditableSection, ...values: readonly unknown[]) {
  const [one, other] = values.map((value) =>
    // What is blank may be left out.
    JSON.stringify(schema.safeParse(value).data ?? value, (_name, part: unknown) =>
      part === '' ? undefined : part,
    ),
  );
  return one === other;
}
