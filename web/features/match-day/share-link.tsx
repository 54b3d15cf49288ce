/** A new link to a sheet, with the ways to pass it on: the device's share sheet, WhatsApp, the clipboard. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showErrorToast, showToast } from '../../ui/toasts.ts';
import { useExpiryText } from './expiry-text.tsx';

interface ShareLinkProps {
  readonly match: FormattedMatch;
  readonly url: string;
  readonly expiresAt: string;
}

export function ShareLink({ match, url, expiresAt }: ShareLinkProps) {
  const until = useExpiryText(expiresAt);
  const text = messageFor(match, until);
  return (
    <>
      <Field label="Enlace" hint={`Sirve ${until}. Copialo ahora: no se vuelve a mostrar.`}>
        <TextInput readOnly value={url} data-autofocus onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="compact" icon="share" onClick={() => void share(text, url)}>
            Compartir
          </Button>
        )}
        <ButtonLink
          size="compact"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </ButtonLink>
        <Button size="compact" icon="copy" onClick={() => void copy(url)}>
          Copiar
        </Button>
      </div>
    </>
  );
}

function messageFor({ homeTeam, homeTeamId, awayTeam, awayTeamId, ...match }: FormattedMatch, until: string): string {
  const teams = `${teamNameOrFallback(homeTeam.name, homeTeamId)} - ${teamNameOrFallback(awayTeam.name, awayTeamId)}`;
  const when = `${match.formattedDate} a las ${match.formattedTime}`;
  return `Planilla de ${teams} (${match.round}, ${when}). Abrila en tu teléfono; sirve ${until}:`;
}

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showErrorToast('No se pudo compartir: copiá el enlace');
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Enlace copiado');
  } catch {
    showErrorToast('No se pudo copiar: elegí el texto del enlace y copialo');
  }
}
