import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { planActs } from '#documents/admin/DocumentScreen/acts.ts';
import { DocumentChecks } from '#documents/admin/DocumentScreen/DocumentChecks.tsx';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useUnsavedDocument } from '#documents/admin/DocumentScreen/useUnsavedDocument.ts';
import { type PlanStep, usePlanDate } from '#documents/admin/PlanDialog/index.ts';
import { withinSentence } from '#documents/admin/words.ts';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { Alert } from '#design-system/components/Alert';
import { Skeleton } from '#design-system/components/Skeleton';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { DocumentForm, TypographyCorrections } from '#documents/admin/DocumentForm/index.ts';
import type { AddressFacts } from '#documents/admin/DocumentForm/AddressContext.ts';
import { hasAddress } from '../hasAddress.ts';
import { findState } from '../contentState.ts';
import { nameState } from '../StateBadge/index.ts';
import { useShowOf } from '../useShows.ts';
import { Column, StoredText } from './ContentEditPage.styles.ts';
import { NamedFacts } from './NamedFacts.tsx';
import { useContentActs } from './useContentActs.ts';
import { useContentEditor } from './useContentEditor.ts';
import { useFormTarget } from './useFormTarget.ts';

export interface ContentEditorProps {
  section: EditableSection;
  /** What the server has; null as long as nobody has changed the section. */
  content: DocumentState | null;
  /** Where the page stands beside the form: what is typed is followed, and stays while others are opened. */
  inPage?: InPage;
}

type InPage = {
  follow: (key: string, store: DocumentStore<Json>) => void;
  /** Where what is typed is kept in memory. */
  keepsAt: (pathname: string) => boolean;
};

/** Stands for a content that isn't there yet. */
export const ContentSkeleton = () => (
  <Skeleton.Group label="Chargement du contenu…">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
  </Skeleton.Group>
);

/** The form of a section in the screen of documents. */
export function ContentEditor({ section, content: stored, inPage }: ContentEditorProps) {
  const { store, state, opened, editing } = useContentEditor(section, stored);
  const { editor } = editing;
  const { text, saved: content, isDirty } = state;
  const [step, setStep] = useState<PlanStep>('closed');
  const letLeave = useUnsavedDocument(store, state, inPage?.keepsAt);
  useEffect(() => inPage?.follow(section.key, store), [inPage, section.key, store]);
  const navigate = useNavigate();
  const addTo = useFormTarget(section, text, opened.goTo);
  const date = usePlanDate(section.key, editor);
  const acts = useContentActs(editing, () => {
    letLeave();
    void navigate(paths.admin.pages);
  });
  const ofShow = useShowOf(section.key, text);
  const address = useAddress(section, content, ofShow?.slug);
  const standing = findState(section, content);
  const { words } = section;

  return (
    <DocumentScreen
      editing={editing}
      state={state}
      standing={{
        label: nameState(standing, words),
        changedAt: content?.saved_at ?? null,
        aside: standing !== 'scheduled' && <PageLinks section={section} />,
      }}
      main={{
        label: nameMain(editor, content),
        onPress: editor.publishChanges,
        isDisabled: !isDirty && content?.pending == null,
      }}
      acts={[...planActs(editor, () => setStep('open')), ...acts]}
      plan={{
        ...date,
        step,
        onStepChange: setStep,
        description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
        onPlan: editor.plan,
      }}
      onSave={() => {
        if (isDirty) editor.savePending();
      }}
      canSave={isDirty}
      version={savedVersion(content)}
      versions={{
        present: { title: 'Texte du formulaire', text },
        empty: <Text tone="muted">{nothingSaved(section)}</Text>,
        hindrance: isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null,
      }}
      notices={
        <>
          {section.description && <Text tone="muted">{section.description}</Text>}
          {standing === 'unfit' && <Unfit content={content} />}
        </>
      }
    >
      <Column>
        <DocumentForm
          opened={opened}
          address={address}
          addTo={addTo}
          checks={
            <DocumentChecks editing={editing}>
              <TypographyCorrections section={section} getLabel={editing.getLabel} />
            </DocumentChecks>
          }
        />
        <NamedFacts value={text} />
      </Column>
    </DocumentScreen>
  );
}

/** What the one button does, in its word. */
function nameMain(editor: { online: unknown }, content: DocumentState | null) {
  if (content?.pending != null && editor.online !== null) return 'Publier les modifications';
  return content?.online == null ? 'Publier' : 'Mettre à jour';
}

const nothingSaved = ({ words }: EditableSection) =>
  words.hasOwnAddress
    ? `Rien de ${withinSentence(words.this)} n’est encore enregistré.`
    : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.';

/** What the form knows of the address of a document; null for what is a part of a page. */
function useAddress(
  { key, words }: EditableSection,
  content: DocumentState | null,
  showSlug?: string,
): AddressFacts | null {
  const online = content?.online as { slug?: string } | null | undefined;
  const slug = ((content?.pending ?? content?.online) as { slug?: string } | null | undefined)?.slug;
  const { data = content !== null } = useQuery(wasPublicQuery(toPublicPath(key, slug, showSlug)));
  if (!words.hasOwnAddress) return null;
  return {
    what: words.the,
    toPath: (wanted) => toPublicPath(key, wanted || undefined, showSlug),
    published: online?.slug ?? null,
    wasPublic: data || online != null,
  };
}

const PageLinks = ({ section }: { section: EditableSection }) =>
  section.pages.filter(hasAddress).map(({ path, title }) => (
    <Link key={path} to={path} target="_blank" rel="noreferrer">
      Voir «&nbsp;{title}&nbsp;»
    </Link>
  ));

/** The save that a link would show; null when there is none: what went back to the code's copy has no text of its own. */
const savedVersion = (content: DocumentState | null) =>
  content && (content.pending ?? content.online) !== null ? content.version : null;

/** What was written for another form of the section: stored, shown, and replaced on the site by the code's copy. */
function Unfit({ content }: { content: DocumentState | null }) {
  const stored = content?.pending ?? content?.online;
  return (
    <Alert tone="warning" title="Ce contenu ne correspond plus à la forme de la section.">
      <p>
        La section a changé depuis qu’il a été écrit. Le site montre le texte d’origine, et le formulaire en
        part. Ce qui avait été écrit est gardé dans les versions&nbsp;:
      </p>
      <details>
        <summary>Montrer ce qui avait été écrit</summary>
        <StoredText tabIndex={0}>{JSON.stringify(stored, null, 2)}</StoredText>
      </details>
    </Alert>
  );
}
