// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

it('points from each tab to its panel and back, before any script runs', () => {
  const html = renderToString(
    <Tabs
      label="Services"
      tabs={[
        { value: 'creation', label: 'Création', content: 'Des images.' },
        { value: 'redaction', label: 'Rédaction', content: 'Des mots.' },
      ]}
    />,
  );
  const tagsWith = (role: string) => html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, 'g')) ?? [];
  const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1];
  const tabs = tagsWith('tab').map((tag) => [read(tag, 'id'), read(tag, 'aria-controls')]);
  const panels = tagsWith('tabpanel').map((tag) => [read(tag, 'aria-labelledby'), read(tag, 'id')]);
  expect(tabs).toHaveLength(2);
  expect(tabs.flat()).not.toContain(undefined);
  expect(tabs).toEqual(panels);
});
