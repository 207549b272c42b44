import { addons, types, useStorybookApi } from 'storybook/manager-api';

/** Words of the section that is looked at, in the workbench's own page: the form and the previews live in a story. */
function WordsPanel() {
  // None is there before the first one has come.
  const story: { title: string } | undefined = useStorybookApi().getCurrentStoryData();
  const title = story?.title ?? '';
  const piece = title.split('/').at(-1) ?? '';
  // Names of pieces alone are made of plain letters; an address takes nothing else.
  if (!/^Sections\/.*\/\w+$/.test(title))
    return <p style={{ padding: 16 }}>Les mots sont ceux des sections.</p>;
  return (
    <iframe
      key={piece}
      title={`Mots de ${piece}`}
      src={`iframe.html?id=sections-mots--default&viewMode=story&args=piece:${piece}`}
      style={{ width: '100%', height: '100%', border: 0 }}
    />
  );
}

addons.register('porte-voix/words', () => {
  addons.add('porte-voix/words/panel', {
    type: types.PANEL,
    title: 'Mots',
    render: ({ active }) => (active ? <WordsPanel /> : null),
  });
});
