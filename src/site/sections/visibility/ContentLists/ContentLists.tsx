import { Heading } from '#design-system/primitives/Heading';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Items, Lists } from './ContentLists.styles.ts';
import type { ContentListsContent } from './contentLists.section.ts';

/** What the agency makes, by medium, set like the contents of a magazine. */
export function ContentLists({ eyebrow, title, lead, lists }: ContentListsContent) {
  return (
    <TitledSection tone="band" eyebrow={eyebrow} title={title} lead={lead}>
      <Lists>
        {lists.map(({ id, title: name, items }) => (
          <div key={id}>
            <Heading level={3}>{name}</Heading>
            <Items>{toItems(items)}</Items>
          </div>
        ))}
      </Lists>
    </TitledSection>
  );
}
