import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { routes } from '#app/routes.tsx';
import { Alert } from '#design-system/components/Alert';
import { Badge } from '#design-system/components/Badge';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Button } from '#design-system/components/Button';
import { Card } from '#design-system/components/Card';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { EmptyState } from '#design-system/components/EmptyState';
import { Stat } from '#design-system/components/Stat';
import { TextLink } from '#design-system/components/TextLink';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { Cluster } from '#design-system/primitives/Cluster';
import { Grid } from '#design-system/primitives/Grid';
import { Stack } from '#design-system/primitives/Stack';
import { run, update } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { expectToFitAtEverySize } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';

/** Forty characters without a place to break. */
const word = 'Intergouvernementalisationnellementparlé';

const meta = preview.meta({
  title: 'Sections/Mots sans espace',
  tags: ['!dev', 'no-visual', 'thorough'],
  globals: { role: 'admin' },
  parameters: {
    chromatic: { disableSnapshot: true },
    site: routes,
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component:
          'Un mot de quarante lettres à la place de tout ce qui se tape : titres, noms, catégories, tags, fichiers. Rien ne sort de sa boîte à 320, 768 et 1280 px, ni avec un texte deux fois plus gros.',
      },
    },
  },
  async beforeEach() {
    await update('articles', {}, { title: word, excerpt: `${word} ${word}`, content: word });
    // No two of them have the same name: each is a letter longer than the one before.
    for (const table of ['categories', 'tags'])
      await run(`update public.${table} as item set name = '${word}' || repeat('t', ranked.rank::integer - 1)
        from (select id, row_number() over (order by id) as rank from public.${table}) as ranked where ranked.id = item.id`);
    await update('categories', {}, { description: word });
    await update('media_library', {}, { title: word, file_name: `${word}.jpg`, description: word });
    await update('private.accounts', {}, { first_name: word, last_name: word });
    await update(
      'leads',
      {},
      {
        first_name: word,
        last_name: word,
        company: word,
        // A local part is of ASCII.
        email: `${word.replace('é', 'e')}@exemple.ca`,
        message: word,
      },
    );
  },
  render: () => <main />,
});

/** Les pièces qui montrent ce qu’une personne a tapé. */
export const Composants = meta.story({
  parameters: { site: null },
  render: () => (
    <main>
      <Grid>
        <Stack>
          <Cluster>
            {(['default', 'secondary', 'outline', 'destructive', 'success', 'accent'] as const).map(
              (variant) => (
                <Badge key={variant} variant={variant} icon={Plus}>
                  {word}
                </Badge>
              ),
            )}
            <Badge outlineColor="#1F6FB8">{word}</Badge>
          </Cluster>
          <Button iconStart={Plus}>{word}</Button>
          <TextLink href="#">{word}</TextLink>
          <Breadcrumb items={[{ label: word, render: <Link to={paths.blog} /> }, { label: `${word}s` }]} />
        </Stack>
        <Stack>
          <Card>
            <Card.Header>
              <h2>{word}</h2>
            </Card.Header>
            <Card.Body>
              <p>{word}</p>
            </Card.Body>
            <Card.Footer>
              <p>{word}</p>
            </Card.Footer>
          </Card>
          <Alert title={word}>{word}</Alert>
          <EmptyState title={word}>{word}</EmptyState>
        </Stack>
        <Stack>
          <DescriptionList items={[{ term: word, value: word }]} />
          <Stat value="98 %" label={word} />
          <Field label={word} description={word} error={word}>
            <TextInput />
          </Field>
          <Field label={word}>
            <Select items={[{ value: word, label: word }]} value={word} />
          </Field>
          <Checkbox label={word} description={word} name="choix" value="1" />
        </Stack>
      </Grid>
    </main>
  ),
  play: () => expectToFitAtEverySize(),
});

export const Articles = meta.story({
  parameters: { path: paths.admin.articles },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: word }))[0]).toBeVisible();
    await expectToFitAtEverySize();
  },
});

export const Editeur = meta.story({
  name: 'Éditeur',
  parameters: { path: paths.admin.article(articles[0]?.id ?? '') },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Titre' });
    await expect((await canvas.findAllByRole('checkbox', { name: word }))[0]).toBeVisible();
    await expectToFitAtEverySize();
  },
});

export const CategoriesEtTags = meta.story({
  name: 'Catégories & Tags',
  parameters: { path: paths.admin.taxonomy },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: `Éditer le tag ${word}` });
    await canvas.findAllByRole('button', { name: `Éditer la catégorie ${word}` });
    await expectToFitAtEverySize();
  },
});

export const Mediatheque = meta.story({
  name: 'Médiathèque',
  parameters: { path: paths.admin.media },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { name: word });
    await expectToFitAtEverySize();
  },
});

export const Demandes = meta.story({
  parameters: { path: paths.admin.leads },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Demandes' });
    await expectToFitAtEverySize();
  },
});

export const TableauDeBord = meta.story({
  name: 'Tableau de bord',
  parameters: { path: paths.admin.dashboard },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /nouvelles demandes$/ });
    await expectToFitAtEverySize();
  },
});

/** Les prix restent dans leurs cartes, même avec un texte deux fois plus grand. */
export const Formations = meta.story({
  parameters: { path: paths.formations },
  play: async ({ canvas }) => {
    const [price] = await canvas.findAllByText(/^[\d\s]+€$/);
    await expectToFitAtEverySize(price?.closest('section') ?? undefined);
  },
});
