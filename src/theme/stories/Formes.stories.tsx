import preview from '#storybook/preview.tsx';
import { radius } from '../tokens/radius.ts';
import { shadow } from '../tokens/shadow.ts';
import { Box, Page } from './Specimen.styles.ts';
import { TokenTable } from '#storybook/docs/TokenTable.tsx';

const meta = preview.meta({
  title: 'Fondations/Rayons et ombres',
  parameters: {
    layout: 'padded',
    description: `Trois rayons : contrôles, cartes, panneaux qui mènent; et le rond. Deux ombres : au repos, et en suspension.

Aussi : arrondi, coin, élévation.

**À éviter** : une ombre à une carte posée sur la page; un filet suffit.`,
  },
});

export const Rayons = meta.story({
  render: () => (
    <Page>
      <TokenTable
        caption="Rayons"
        group="radius"
        tokens={radius}
        draw={(value) => <Box style={{ borderRadius: value }} />}
      />
    </Page>
  ),
});

export const Ombres = meta.story({
  render: () => (
    <Page>
      <TokenTable
        caption="Ombres"
        group="shadow"
        tokens={shadow}
        draw={(value) => <Box style={{ boxShadow: value }} />}
      />
    </Page>
  ),
});
