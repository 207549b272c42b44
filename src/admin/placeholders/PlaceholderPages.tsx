import { Plus } from 'lucide-react';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { type Placeholder, placeholders } from './placeholders.content.ts';

export const PagesPage = () => <PlaceholderPage {...placeholders.pages} />;
export const FormationsPage = () => <PlaceholderPage {...placeholders.formations} />;
export const ServicesPage = () => <PlaceholderPage {...placeholders.services} />;
export const UsersPage = () => <PlaceholderPage {...placeholders.users} />;
export const AnalyticsPage = () => <PlaceholderPage {...placeholders.analytics} />;
export const SettingsPage = () => <PlaceholderPage {...placeholders.settings} />;

/** A module that doesn't exist yet, and says so; its button waits with it (product 6.5). */
function PlaceholderPage({ title, action, explanation }: Placeholder) {
  return (
    <AdminPage
      title={title}
      actions={
        action && (
          <Button variant="primary" iconStart={Plus} isDisabled>
            {action}
          </Button>
        )
      }
    >
      <EmptyState title={`Module ${title} en cours de développement...`}>{explanation}</EmptyState>
    </AdminPage>
  );
}
