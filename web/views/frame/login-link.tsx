/** The way to the login, in the menus of everybody who is not signed in. */
import { paths } from '#shared/pages/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function LoginLink() {
  return (
    <ButtonLink icon="login" href={paths.login.getHref()} className="shrink-0">
      Iniciar Sesión
    </ButtonLink>
  );
}
