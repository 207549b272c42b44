import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { absoluteUrl } from '#data/siteUrl.ts';

/** The documentation of a piece; that of a page or of a screen links to its route. */
export function StoryPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <RouteLink />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** `parameters.path` is the address that the piece stands at; a section's only places it in a menu. */
function RouteLink() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { path } = preparedMeta.parameters as { path?: string };
  if (!path || !/^(Pages|Administration)\//.test(preparedMeta.title)) return null;
  return (
    <p>
      Sur le site&nbsp;: <a href={absoluteUrl(path)}>{path}</a>
    </p>
  );
}
