import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { DocumentForm, TypographyCorrections, useDocumentForm } from '#documents/admin/DocumentForm/index.ts';
import type { AddressFacts } from '#documents/admin/DocumentForm/AddressContext.ts';
import { DocumentChecks } from '#documents/admin/DocumentScreen/DocumentChecks.tsx';
import { DocumentScreen, type DocumentScreenProps } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useDocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import type { PlanStep } from '#documents/admin/PlanDialog/index.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { toId } from '#documents/data/documentKey.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { slugHolderQuery } from '#features/articles/data/article.queries.ts';
import {
  type ArticleContent,
  type ArticleInput,
  toStoredArticle,
} from '#features/articles/data/article.schema.ts';
import type { ArticleStore } from '#features/articles/admin/articleTexts.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import { paths } from '#paths.ts';
import { articleSection } from '../article.kind.ts';
import { renderVersionState } from '../renderVersionState.tsx';
import { PublicationButtons } from '../ArticleForm/PublicationButtons.tsx';
import { SearchPreviews } from '../ArticleForm/SearchPreviews.tsx';
import { type ArticleStanding, useArticleActs, useArticleStanding } from './useArticleActs.ts';

type Screen = DocumentScreenProps<ArticleInput>;

export interface ArticleScreenProps extends Pick<Screen, 'state' | 'onRecovered' | 'onRecreate' | 'notices'> {
  /** À qui est le texte. */
  store: ArticleStore;
  /** Whether visitors have it by now. */
  aside?: ReactNode;
}

/** An opened article: its form in the screen of documents (product: article form). Enter and Ctrl or Cmd plus S save with the chosen status (product: the two specified buttons, one bar). */
export function ArticleScreen({ store, state, aside, ...screen }: ArticleScreenProps) {
  const { saved, problem } = state;
  const stored = toStoredArticle(saved);
  const planning = useState<PlanStep>('closed');
  const opened = useDocumentForm(store, articleSection);
  const editing = useDocumentEditing(store, state, articleSection, {
    validate: async (text, intent, { dueAt }) => {
      if (intent === 'plan' && dueAt === undefined && publishAtMistake(text.publish_at, Date.now())) {
        planning[1]({ refusedAt: Date.now() });
        return null;
      }
      return opened.validate(text);
    },
    goTo: opened.goTo,
  });
  const standing = useArticleStanding(saved);
  const { main, acts, saveChosen, saveDraft, publish, plan } = useArticleActs(editing, standing, planning);
  const address = useAddress(state.document, stored, standing);
  const reject = useEffectEvent(opened.reject);

  useEffect(() => {
    if (problem?.kind === 'duplicate' && problem.column === 'slug')
      reject('slug', 'Un autre article a déjà ce slug.');
  }, [problem]);

  return (
    <DocumentScreen
      {...screen}
      editing={editing}
      state={state}
      standing={{
        label: describeStanding(standing, stored),
        changedAt: saved && saved.saved_at,
        aside,
      }}
      main={main}
      acts={acts}
      plan={plan}
      onSave={() => opened.element.current?.requestSubmit()}
      version={state.version}
      versions={{
        present: { title: 'Texte du formulaire', text: state.text },
        empty: <EmptyState title="Rien n’est encore enregistré." />,
        hindrance: state.isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null,
        renderState: renderVersionState,
      }}
    >
      <DocumentForm
        opened={opened}
        address={address}
        onSubmit={() => void saveChosen()}
        checks={
          <DocumentChecks editing={editing}>
            <TypographyCorrections section={articleSection} getLabel={editing.getLabel} />
          </DocumentChecks>
        }
        below={{
          seo: <SearchPreviews store={store} />,
          publication: (
            <PublicationButtons
              standing={standing}
              isPending={editing.editor.isPending}
              onSaveDraft={saveDraft}
              onPublish={publish}
            />
          ),
        }}
      />
    </DocumentScreen>
  );
}

/** What the form knows of the address of an article. */
function useAddress(
  document: string,
  stored: ArticleContent | null,
  standing: ArticleStanding,
): AddressFacts {
  const client = useQueryClient();
  const { data: wasPublic = stored !== null } = useQuery(
    wasPublicQuery(stored && paths.blogArticle(stored.slug)),
  );
  const isOnline = standing === 'online';
  return {
    what: articleSection.words.the,
    toPath: (slug) => (slug ? paths.blogArticle(slug) : `${paths.blog}/…`),
    published: stored && isOnline ? stored.slug : null,
    wasPublic: isOnline || wasPublic,
    findHolder: (slug) => client.fetchQuery(slugHolderQuery(slug, toId(document))),
  };
}

function describeStanding(standing: ArticleStanding, stored: ArticleContent | null) {
  if (!stored) return 'Nouvel article';
  if (standing === 'scheduled' && stored.published_at)
    return `Planifié pour le ${formatDayAndTime(toClockTime(stored.published_at))}`;
  return { draft: 'Brouillon', archived: 'Archivé', scheduled: 'Planifié', online: 'En ligne' }[standing];
}
