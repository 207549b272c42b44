import { Stack } from '#design-system/primitives/Stack';
import preview from '#storybook/preview.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = preview.meta({
  title: 'Sections/Production audiovisuelle/Prix · PriceTag',
  component: PriceTag,
  args: { price: { amount: 200, unit: 'par jour' } },
  parameters: {
    guide: {
      use: ['À côté d’un service ou d’un studio : un prix et son unité.'],
      instead: [{ when: 'C’est un chiffre qui n’est pas un prix', take: 'design-system/components/Stat' }],
    },
    layout: 'padded',
    description:
      'Un prix qui se lit d’un coup d’œil : le montant en grand, son unité à côté. Sans unité, c’est pour le tout; « à partir de » s’écrit quand les prix commencent là.',
  },
});

export const Default = meta.story({
  render: () => (
    <Stack>
      <PriceTag price={{ amount: 200, unit: 'par jour' }} />
      <PriceTag price={{ amount: 1290 }} />
      <PriceTag price={{ amount: 99_999, from: true, unit: 'par projet' }} />
    </Stack>
  ),
});
