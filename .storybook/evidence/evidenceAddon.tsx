import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { ThemeProvider } from 'styled-components';
import { theme } from '#theme/theme.ts';
import { EvidencePanel } from './EvidencePanel/EvidencePanel.tsx';
import type { StoryEvidence } from './evidence.ts';
import { useWritten } from './useWritten.ts';

/** Beside each story: what the test runs have found out about it. */
export function registerEvidence() {
  addons.register('porte-voix/evidence', () => {
    addons.add('porte-voix/evidence/panel', {
      type: types.PANEL,
      title: 'Preuves',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>{active ? <StoryPanel /> : null}</AddonPanel>
      ),
    });
  });
}

const pictureAddress = (digest: string) => `./evidence/pictures/${digest}.png`;

function StoryPanel() {
  const story = useStorybookApi().getCurrentStoryData();
  const written = useWritten<StoryEvidence[]>('./evidence/all.json');
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      {!written.isPending && (
        <EvidencePanel
          evidence={written.value?.find((evidence) => evidence.story === story?.id)}
          pictureAddress={pictureAddress}
        />
      )}
    </ThemeProvider>
  );
}
