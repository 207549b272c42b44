import { FilePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';

/** Begins an episode of a show. */
export const NewEpisode = ({ show }: { show: string }) => (
  <Button iconStart={FilePlus} render={<Link to={paths.admin.newEpisodeOf(show)} />}>
    Nouvel épisode
  </Button>
);
