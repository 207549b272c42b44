import preview from '#storybook/preview.tsx';
import { RoiForm, type RoiFormProps } from './RoiForm.tsx';
import { roiCalculatorContent } from './roiCalculator.section.ts';
import { useRoiCalculation } from './useRoiCalculation.ts';

/** The form with its own calculation. */
const Questions = (props: Omit<RoiFormProps, 'calculation'>) => (
  <RoiForm {...props} calculation={useRoiCalculation()} />
);

const { title, services, sizes, sectors } = roiCalculatorContent;

const meta = preview.meta({
  title: 'Sections/Accueil/Questions du calculateur · RoiForm',
  component: Questions,
  args: { title, services, sizes, sectors },
  parameters: {
    layout: 'padded',
    description: 'De quoi une estimation est faite. Le bouton attend les trois choix.',
  },
});

export const Blank = meta.story({ tags: ['no-visual'] });
