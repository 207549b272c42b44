import preview from '#storybook/preview.tsx';
import { CourseConditions } from './CourseConditions.tsx';
import { courseConditionsContent } from './courseConditions.content.ts';

const meta = preview.meta({
  title: 'Sections/Formations/CourseConditions',
  component: CourseConditions,
  args: courseConditionsContent,
});

export const Default = meta.story();
