// Loaded by oxlint (.oxlintrc.json): what a story says of itself has to be so.

/** What this file reads of a node of the syntax tree. */
type Node = {
  type: string;
  name?: string;
  id?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  callee?: Node;
  object?: Node;
  property?: Node;
};

type Context = { report: (problem: { node: Node; message: string }) => void };

const presses = new Set(['tab', 'keyboard', 'type']);

const keyboardStory = {
  meta: { docs: { description: 'A story of the keyboard presses keys.' } },
  create(context: Context) {
    let story: Node | undefined;
    let isPressed = false;
    const getStory = ({ declaration }: Node) =>
      declaration?.declarations?.find(({ id }) => id?.name === 'KeyboardNavigation');
    return {
      ExportNamedDeclaration(node: Node) {
        story ??= getStory(node);
      },
      CallExpression({ callee }: Node) {
        if (!story || callee?.object?.name !== 'userEvent') return;
        isPressed ||= presses.has(callee.property?.name ?? '');
      },
      'ExportNamedDeclaration:exit'(node: Node) {
        if (!story || getStory(node) !== story) return;
        if (!isPressed)
          context.report({
            node: story,
            message:
              'A story of the keyboard presses keys: userEvent.tab, userEvent.keyboard or userEvent.type.',
          });
        story = undefined;
        isPressed = false;
      },
    };
  },
};

export default { meta: { name: 'stories' }, rules: { 'keyboard-presses-keys': keyboardStory } };
