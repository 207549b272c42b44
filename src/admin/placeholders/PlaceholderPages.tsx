import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { type Placeholder, placeholders } from './placeholders.content.ts';

export const SettingsPage = () => <PlaceholderPage {...placeholders.settings} />;

/** A module that doesn't exist yet, and says so (product 6.5). */
function PlaceholderPage({ title, explanation }: Placeholder) {
  return (
    <AdminPage title={title}>
      <EmptyState title={`Module ${title} en cours de développement...`}>{explanation}</EmptyState>
    </AdminPage>
  );
}
