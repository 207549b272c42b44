import { afterEach, expect } from 'vitest';
import { describeTree } from '#storybook/checks/tree.ts';
import { hasAllAnswers } from '#storybook/decorators/withSession.tsx';

/** The stories that show a page, a layout or a screen as people find it. */
const isWhole = (file: string, story: string) =>
  /\/(site\/(pages|layout)|admin\/shell|documents\/admin)\/|Page\.stories/.test(file) &&
  /^(Default|Loaded|Blank|Prefilled)$/.test(story);

/** Compares what assistive technology gets of each page, layout and screen with what it got when somebody last looked. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta) || !isWhole(task.file.name, task.name))
    return;
  let tree = describeTree(document.body);
  for (
    let before = '';
    !hasAllAnswers() || tree !== before || document.querySelector('[aria-busy="true"]');
  ) {
    before = tree;
    await new Promise((resolve) => setTimeout(resolve, 100));
    tree = describeTree(document.body);
  }
  // How long ago something was depends on when somebody looks.
  expect(
    tree.replaceAll(/modifié (?:à l’instant|il y a \d+\s\S+|le [\d/]+)/g, 'modifié …'),
  ).toMatchSnapshot();
});
