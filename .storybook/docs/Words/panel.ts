import { createElement as h } from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';

/** Words of the section that is looked at: the form and the previews live in a story, in the workbench's own page. */
function WordsPanel() {
  // None is there before the first one has come.
  const story: { title: string } | undefined = useStorybookApi().getCurrentStoryData();
  const title = story?.title ?? '';
  const piece = title.split('/').at(-1) ?? '';
  // Names of pieces are made of plain letters; an address takes nothing else.
  if (!/^Sections\/.*\/\w+$/.test(title))
    return h('p', { style: { padding: 16 } }, 'Les mots sont ceux des sections.');
  return h('iframe', {
    key: piece,
    title: `Mots de ${piece}`,
    src: `iframe.html?id=sections-mots--default&viewMode=story&args=piece:${piece}`,
    style: { display: 'block', width: '100%', height: '100%', border: 0 },
  });
}

// The workbench's frame knows no JSX without React's name in sight.
addons.register('porte-voix/words', () => {
  addons.add('porte-voix/words/panel', {
    type: types.PANEL,
    title: 'Mots',
    render: ({ active }) => (active ? h(WordsPanel) : null),
  });
});
