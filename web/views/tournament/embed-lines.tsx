/** The line that shows a tournament's table or fixture inside another site, to copy. */
import type { SiteFacts, TournamentHeader } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { CopyButton } from '../frame/share-button.tsx';

const embeddable = [
  ['embeddedStandings', 'Posiciones'],
  ['embeddedFixture', 'Fixture'],
] as const;

interface EmbedLinesProps {
  readonly site: Pick<SiteFacts, 'url'>;
  readonly tournament: Pick<TournamentHeader, 'id' | 'name'>;
}

/** Left out while the site's own address is unknown. */
export function EmbedLines({ site: { url }, tournament: { id, name } }: EmbedLinesProps) {
  if (url === '') return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit items-center text-muted underline">Mostrarlo en otro sitio</summary>
      <p>Pegá una de estas líneas en la página de tu club o tu federación:</p>
      <dl className="mt-2 flex flex-col gap-3">
        {embeddable.map(([page, title]) => {
          const line = embedLine(`${url}${hrefOfPage({ name: page, id })}`, `${title} de ${name}`);
          return (
            <div key={page}>
              <dt className="font-medium">{title}</dt>
              <dd>
                <code className="block select-all whitespace-pre-wrap break-all rounded-control border border-line bg-surface p-3">
                  {line}
                </code>
                <CopyButton text={line} label="Copiar la línea" copied="Línea copiada" />
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

const embedLine = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
