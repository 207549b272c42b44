import { findKind, isOnSite, makeDocumentKey } from '#documents/data/documentKey.ts';
import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { Dialog } from '#design-system/components/Dialog';
import type { MenuItem } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import type { EditableSection } from '#documents/contents/section.ts';
import { PublicSiteContext } from '../checks/publicSite.ts';
import { DocumentForm, type DocumentFormProps, TypographyCorrections } from '../DocumentForm/index.ts';
import { DocumentNotes } from '../DocumentNotes/index.ts';
import type { DocumentVersionsProps } from '../DocumentVersions/DocumentVersions.tsx';
import { EditingNotices, type EditingNoticesProps } from '../EditingNotices/EditingNotices.tsx';
import { PendingChanges } from '../PendingChanges/PendingChanges.tsx';
import { PlanDialog, type PlanDialogProps, withEnd } from '../PlanDialog/PlanDialog.tsx';
import { PreviewCard } from '../PreviewCard/PreviewCard.tsx';
import { PublishDespite } from '../PublishDespite/PublishDespite.tsx';
import { type MainAct, SaveBar, type Standing, useSaveShortcut } from '../SaveBar/SaveBar.tsx';
import { savePendingAct, shareAct } from '../useDocumentChanges.ts';
import { withinSentence } from '../words.ts';
import { DocumentFolds, findVersion } from './DocumentFolds.tsx';
import { Column, Folded, ScreenRoot, Facts } from './DocumentScreen.styles.ts';
import { PagePreview } from './PagePreview.tsx';
import type { DocumentEditing } from './useOpenedDocument.ts';
import { useFormTarget } from './useFormTarget.ts';
import { ChecksCard } from '../checks/ChecksCard/ChecksCard.tsx';
import { DescriptionList } from '#design-system/components/DescriptionList';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { factsNamedIn, getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { useQuery } from '@tanstack/react-query';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import type { AddressFacts } from '../DocumentForm/AddressContext.ts';

/** Where a document stands, and what can be done with it there: its kind says. */
export interface DocumentActs {
  /** Ce qui est en ligne, en mots. */
  standing: Omit<Standing, 'changedAt'>;
  /** L’action principale : enregistrer, publier ou planifier. */
  main: MainAct;
  /** Ce qui peut se faire d’autre, en plus de l’enregistrer pour l’équipe. */
  acts: readonly MenuItem[];
  /** Ce que dit la fenêtre « Planifier ». */
  plan: Omit<PlanDialogProps, 'step' | 'onStepChange'>;
  /** Ce que font Ctrl ou Cmd et S. */
  onSave: () => void;
  /** Ce que fait Entrée dans un champ; sans lui, rien. */
  onEnter?: () => void;
  /** Son adresse; `null` pour ce qui fait partie d’une page. */
  place: DocumentPlace | null;
  /** Ce qu’il faut savoir avant de remplir. */
  notices?: ReactNode;
  /** Ce qui suit les champs d’une carte, par le nom de la carte. */
  below?: DocumentFormProps<unknown>['below'];
  /** Ce que la liste des versions dit de chacune à côté de sa raison. */
  renderVersionState?: DocumentVersionsProps<unknown>['renderState'];
}

export interface DocumentScreenProps<Text>
  extends DocumentActs, Pick<EditingNoticesProps<Text>, 'onRecovered'> {
  /** Le document ouvert (`useOpenedDocument`). */
  editing: DocumentEditing<Text>;
}

/**
 * The editor of a document, whatever it is: what became of its text, its form, what is beside the text, and the one bar with what
 * can be done.
 */
export function DocumentScreen<Text>({
  editing,
  standing,
  main,
  acts,
  plan,
  onSave,
  onEnter,
  place,
  notices,
  below,
  renderVersionState,
  onRecovered,
}: DocumentScreenProps<Text>) {
  const { store, state, section, form, description, editor, question, checks, getLabel } = editing;
  const { document, saved, isDirty } = state;
  const loadSite = use(PublicSiteContext);
  const [shown, setShown] = useState<Shown>(null);
  const [step, setStep] = editing.planning;
  // An internal setting has no page.
  const isSeen = isOnSite(document);
  useSaveShortcut(onSave);
  const onRecreate = () =>
    store.dispatch({ type: 'recreated', document: makeDocumentKey(findKind(document)) });

  return (
    <DocumentNotes store={store} source={editing.notes}>
      <ScreenRoot>
        {section.description && <Text tone="muted">{section.description}</Text>}
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {notices}
        <EditingNotices
          words={section.words}
          store={store}
          state={state}
          description={description}
          onRecovered={onRecovered}
          onRecreate={onRecovered && onRecreate}
        />
        <PendingChanges editor={editor} description={description} />
        <Written editing={editing} place={place} onEnter={onEnter} below={below} />
        <DocumentFolds editing={editing} renderVersionState={renderVersionState} />
        <SaveBar
          state={state}
          standing={{
            ...standing,
            label: withEnd(standing.label, editor.planned, editor.online !== null),
            changedAt: saved?.saved_at ?? null,
          }}
          main={main}
          acts={[
            savePendingAct(editor, isDirty),
            ...acts,
            ...(isSeen ? [shareAct(() => setShown('sharing'))] : []),
          ]}
          isPending={editor.isPending}
          isChecking={checks.isRunning}
          checked={checks.result}
          onCheck={() => void checks.onCheck()}
          onPreview={loadSite && isSeen ? () => setShown('page') : null}
          onSettings={findSettings(section)}
        />
      </ScreenRoot>
      <PlanDialog {...plan} step={step} onStepChange={setStep} />
      <PublishDespite subject={document} {...question} getLabel={getLabel} onGoTo={form.goTo} />
      <Windows {...{ editing, shown, setShown }} />
    </DocumentNotes>
  );
}

/** What the bar opens over the form: the page as it will be, and who else may see it. */
function Windows<Text>({
  editing: { section, state, store },
  shown,
  setShown,
}: Pick<DocumentScreenProps<Text>, 'editing'> & { shown: Shown; setShown: (shown: Shown) => void }) {
  const loadSite = use(PublicSiteContext);
  return (
    <>
      {loadSite && (
        <PagePreview
          section={section as EditableSection}
          getText={() => store.state().text}
          loadSite={loadSite}
          isOpen={shown === 'page'}
          onOpenChange={(isOpen) => setShown(isOpen ? 'page' : null)}
          onShare={() => setShown('sharing')}
        />
      )}
      <Dialog
        title="Partage et approbation"
        isOpen={shown === 'sharing'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'sharing' : null)}
      >
        <Folded>
          <PreviewCard
            shared={{ document: state.document }}
            what={withinSentence(section.words.the)}
            version={findVersion(state)}
            isUnsaved={state.isDirty}
          />
        </Folded>
      </Dialog>
    </>
  );
}

/** Leads to the cards that stand beside the text, or on a phone below it; undefined where there are none. */
function findSettings({ cards = {} }: Pick<EditableSection, 'cards'>) {
  const first = Object.keys(cards).find((name) => cards[name]?.isBeside);
  return first === undefined ? undefined : () => globalThis.document.getElementById(`card-${first}`)?.focus();
}

type Shown = 'page' | 'sharing' | null;

/** The form, and what the words between braces in it stand for. */
function Written<Text>({
  editing,
  place,
  onEnter,
  below,
}: Pick<DocumentScreenProps<Text>, 'editing' | 'place' | 'onEnter' | 'below'>) {
  const { store, section, form, getLabel } = editing;
  const { isRunning, result, isStale, card, onCheck } = editing.checks;
  const address = useAddress(editing, place);
  useFormTarget(editing);
  return (
    <Column data-cards={section.cards && ''}>
      <DocumentForm
        opened={form}
        address={address}
        onSubmit={onEnter}
        below={below}
        checks={
          (isRunning || result) && (
            <ChecksCard
              ref={card}
              isRunning={isRunning}
              result={result}
              isStale={isStale}
              getLabel={getLabel}
              onCheck={() => void onCheck()}
              onGoTo={form.goTo}
            >
              <TypographyCorrections section={section as EditableSection} getLabel={getLabel} />
            </ChecksCard>
          )
        }
      />
      {section.hasFacts && <NamedFacts store={store} />}
    </Column>
  );
}

/** The facts of the settings that a text names between braces, and what the site writes in their place. */
function NamedFacts({ store }: { store: Pick<DocumentStore<unknown>, 'subscribe' | 'state'> }) {
  const facts = getFacts(usePublishedSettings());
  // One text, so that a key that names no other fact draws nothing.
  const named = useSyncExternalStore(store.subscribe, () =>
    factsNamedIn(JSON.stringify(store.state().text ?? ''), facts).join('\n'),
  );
  if (named === '') return null;
  return (
    <Facts>
      <Text isNote>Le site remplace les mots entre accolades par ce que disent les paramètres&nbsp;:</Text>
      <DescriptionList items={named.split('\n').map((name) => ({ term: name, value: facts[name] }))} />
    </Facts>
  );
}

/** Where a document stands on the site. */
type DocumentPlace = Pick<AddressFacts, 'toPath' | 'findHolder'> & {
  /** Visitors read it there now. */
  isOnline: boolean;
};

/** What the form knows of the address of its document. */
function useAddress<Text>(
  { state: { saved }, section }: DocumentEditing<Text>,
  place: DocumentPlace | null,
): AddressFacts | null {
  const stored = saved?.online ?? saved?.draft ?? saved?.pending;
  const { slug = '' } = (stored ?? {}) as { slug?: string };
  const { data = saved !== null } = useQuery(wasPublicQuery(slug && place ? place.toPath(slug) : null));
  if (!place) return null;
  const { isOnline, ...facts } = place;
  return {
    ...facts,
    what: section.words.the,
    published: isOnline ? slug : null,
    wasPublic: isOnline || data,
  };
}
