import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { LegalNoticePage } from './LegalNoticePage.tsx';

const meta = preview.meta({
  title: 'Pages/Mentions légales',
  component: LegalNoticePage,
  parameters: { path: paths.legalNotice },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
