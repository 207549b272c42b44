import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { Icon } from '#design-system/primitives/Icon';
import { Logo } from '#design-system/primitives/Logo';
import { AuthCard, AuthFrameRoot, Back, Brand, Scriptless, Voice, Waiting } from './AuthFrame.styles.ts';

export interface AuthFrameProps {
  /** Une phrase sous la marque : à quoi sert cette carte. */
  subtitle: string;
  /** À la place du formulaire, pendant qu’une chose se fait. */
  waitingFor?: string | undefined;
  /** Le formulaire de la page. */
  children?: ReactNode;
}

// Nothing is requested before somebody signs in.
const { company } = codeSettings;

/** The card of the sign-in screens: the brand as title, a sentence, a form. */
export function AuthFrame({ subtitle, waitingFor, children }: AuthFrameProps) {
  return (
    <AuthFrameRoot>
      <Voice seed="porte-voix" bars={96} size="large" />
      <AuthCard id="contenu" tabIndex={-1}>
        <Brand>
          <h1>
            <Logo name={company.name} size="large" />
          </h1>
          <p>{subtitle}</p>
        </Brand>
        <noscript>
          <Scriptless>
            <Alert title="Cette page a besoin de JavaScript et d’un navigateur récent">
              Activez-le, ou ouvrez la page dans un navigateur plus récent. Pour de l’aide, appelez-nous au{' '}
              <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
              <a href={`mailto:${company.email}`}>{company.email}</a>.
            </Alert>
          </Scriptless>
        </noscript>
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {waitingFor ? <Waiting size="large" label={waitingFor} /> : children}
      </AuthCard>
      <Back>
        <TextLink variant="standalone" render={<Link to={paths.home} />}>
          <Icon icon={ArrowLeft} />
          Retour au site
        </TextLink>
      </Back>
    </AuthFrameRoot>
  );
}
