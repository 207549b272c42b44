import { aShow, episodes } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ShowView } from './ShowView.tsx';

const meta = preview.meta({ title: 'Pages/Émission', component: ShowView, args: { show: aShow, episodes, pageCount: 3 } });

export const Default = meta.story();
