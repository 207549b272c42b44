import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { WordList } from '#site/sections/shared/WordList.tsx';
import { Method, Methods } from './Methodologies.styles.ts';
import type { MethodologiesContent } from './methodologies.section.ts';

/** The three methodologies (product: strategy): one leads, two stand beside it. */
export function Methodologies({ eyebrow, title, lead, methodologies }: MethodologiesContent) {
  return (
    <TitledSection tone="band" eyebrow={eyebrow} title={title} lead={lead}>
      <Methods>
        {methodologies.map(({ id, name, description, tools, duration }) => (
          <Method key={id}>
            <Waveform seed={id} bars={44} tone="brand" />
            <Heading level={3}>{name}</Heading>
            <Text tone="muted">{description}</Text>
            <WordList label="Outils" words={tools} />
            <Text weight="semibold">{duration}</Text>
          </Method>
        ))}
      </Methods>
    </TitledSection>
  );
}
