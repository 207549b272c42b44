import { toUpdate } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { changeFirstVersion, insertVersion, runWithoutTriggers } from '#mocks/states.ts';
import { unpublished } from './openedArticle.tsx';

/** Three saves: the first by somebody who is gone, then a published one, then what a colleague merged. */
export async function threeSaves() {
  await changeFirstVersion(
    unpublished.id,
    {
      title: 'Le bruit des fêtes',
      content: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.\n\nArrivez tôt.\n',
      meta_title: 'Fêtes',
    },
    { saved_by: null },
  );
  await runWithoutTriggers(
    toUpdate(
      'articles',
      { id: unpublished.id },
      {
        title: 'Le son des fêtes',
        content:
          'Les grelots, les verres et les rires : une fête s’entend bien avant de se voir.\n\nArrivez tôt.\n\nRepartez tard.\n',
      },
    ),
  );
  await insertVersion(
    unpublished.id,
    {
      content: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.\n\nArrivez tôt.\n',
    },
    { reason: 'published' },
  );
  await insertVersion(
    unpublished.id,
    {},
    {
      reason: 'merged',
      saved_by: accountByRole.admin.user_id,
      note: 'Relu avec Luc, malgré deux liens sans réponse.',
    },
  );
}
