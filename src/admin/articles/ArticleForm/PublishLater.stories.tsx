import { FormProvider, useForm } from 'react-hook-form';
import { fn } from 'storybook/test';
import { emptyArticle } from '#data/articles/article.schema.ts';
import preview from '#storybook/preview.tsx';
import { FormCard } from './ArticleForm.styles.ts';
import { PublishLater, type PublishLaterProps } from './PublishLater.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Publier plus tard',
  component: PublishLater,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
La fin de la carte « Publication » : une date et une heure de Québec, et le bouton qui les retient. Fermé tant qu’il n’y a pas de date.

Les fautes de la date ont leurs histoires dans le formulaire.`,
      },
    },
  },
  args: { isPending: false, onSchedule: fn() },
  render: (args) => <InCard {...args} />,
});

function InCard(args: PublishLaterProps) {
  const form = useForm({ defaultValues: { ...emptyArticle, publish_at: '2126-11-30T09:00' } });
  return (
    <FormProvider {...form}>
      <FormCard>
        <PublishLater {...args} />
      </FormCard>
    </FormProvider>
  );
}

export const Default = meta.story();
