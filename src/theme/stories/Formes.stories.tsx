import { Cluster } from '#design-system/primitives/Cluster';
import { Stack } from '#design-system/primitives/Stack';
import preview from '#storybook/preview.tsx';
import { radius } from '../tokens/radius.ts';
import { shadow } from '../tokens/shadow.ts';
import { Box, Page } from './Specimen.styles.ts';

const meta = preview.meta({
  title: 'Fondations/Rayons et ombres',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Trois rayons : contrôles, cartes, panneaux qui mènent; et le rond. Deux ombres : au repos, et en suspension.

**À éviter** : une ombre à une carte posée sur la page; un filet suffit.`,
      },
    },
  },
});

export const Rayons = meta.story({
  render: () => (
    <Page>
      <Cluster $gap={8}>
        {Object.entries(radius).map(([name, value]) => (
          <Stack key={name} $gap={2}>
            <Box style={{ borderRadius: value }} />
            <code>
              {name} {value}
            </code>
          </Stack>
        ))}
      </Cluster>
    </Page>
  ),
});

export const Ombres = meta.story({
  render: () => (
    <Page>
      <Cluster $gap={12}>
        {Object.entries(shadow).map(([name, value]) => (
          <Stack key={name} $gap={6}>
            <Box style={{ boxShadow: value }} />
            <code>{name}</code>
          </Stack>
        ))}
      </Cluster>
    </Page>
  ),
});
