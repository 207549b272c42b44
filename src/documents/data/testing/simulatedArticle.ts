import { type ArticleInput, articleSchema } from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { publicationOf, publishAtMistake, saveByNoButton } from '#features/articles/data/publication.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { toArticleDocument } from '../documentKey.ts';
import { SimulatedArticleServer } from './SimulatedArticleServer.ts';
import type { Press, SimulatedKind } from './simulatedKind.ts';

/** Later than what the simulation takes for today. */
const FIRST_PLAN = Date.UTC(2101, 0);

const places = ['title', 'excerpt', 'content', 'category_id'] as const;

const watched = [...places, 'status', 'publish_at'] as const;

const toPress = (
  intent: Press<ArticleInput>['intent'],
  { sets, values }: { sets: readonly string[]; values: Partial<ArticleInput> },
): Press<ArticleInput> => ({ intent, details: { sets }, values });

/** An article, with the database's rules for its row and its tags. */
export const simulatedArticle: SimulatedKind<ArticleInput> = {
  texts: articleTexts,
  first: toArticleDocument('a-1'),
  toDocument: toArticleDocument,
  places: places.map((field) => (text) => ({
    // A category is replaced as a whole, never added to.
    value: field === 'category_id' ? '' : text[field],
    put: (value) => ({ ...text, [field]: value }),
  })),
  gestures: [
    (text, count) => ({ text: { ...text, tag_ids: [...text.tag_ids, `<${count}>`] }, mark: `<${count}>` }),
    (text) => ({ text: { ...text, tag_ids: text.tag_ids.slice(1) } }),
    // A date to publish at: it is its own mark, for no two are the same.
    (text, count) => {
      const publish_at = toClockTime(FIRST_PLAN + count * 60_000);
      return { text: { ...text, publish_at }, mark: publish_at };
    },
    (text, count) => {
      const statuses = ['draft', 'published', 'archived'] as const;
      return { text: { ...text, status: statuses[count % 3] ?? 'draft' } };
    },
  ],
  parse: (text, { intent, details }) =>
    (intent === 'plan' && !details?.dueAt && publishAtMistake(text.publish_at, Date.now())
      ? undefined
      : articleSchema.safeParse(text).data) ?? null,
  buttons: [
    () => toPress('save', publicationOf.draft),
    () => toPress('publish', publicationOf.publish),
    () => toPress('plan', publicationOf.plan),
    saveByNoButton,
    () => ({ intent: 'publish' }),
    () => ({ intent: 'save' }),
    () => ({ intent: 'plan', details: { dueAt: new Date(FIRST_PLAN).toISOString() } }),
  ],
  findLastPress: (text, saved) =>
    // Whatever it stands for: online, its date is a date to publish at again.
    text.publish_at ? toPress('publish', publicationOf.plan) : saveByNoButton(text, saved),
  listValues: (text) => [
    ...watched.map((field) => `${field}: ${text[field]}`),
    ...text.tag_ids.map((tag) => `tag: ${tag}`),
  ],
  // Published now, an article needs no date.
  findGivenUp: ({ publish_at }, { values }) => (values?.publish_at === '' ? publish_at : ''),
  findMoot: ({ publish_at }) => publish_at,
  createServer: () => new SimulatedArticleServer(),
};
