/**
 * The crests of a published page. Logos on other sites are not shown, because a page asks no other site for anything:
 * those teams have the drawn shield. The others may come in one picture, a crest sheet, so that they take one request.
 */

/** By a logo's address, the address of the same crest in a sheet: `/escudos/1a2b.webp#xywh=96,0,96,96`, in pixels. */
export type CrestSheet = Readonly<Record<string, string>>;

const crestFields = ['logo', 'logoUrl', 'teamLogo'];

/** The data with the addresses of all logos replaced by those that the page asks for; '' for a drawn shield. */
export function withPublishedCrests<Data>(data: Data, sheet: CrestSheet = {}): Data {
  return mapLogos(data, (logo) => sheet[logo] ?? (logo.startsWith('/logos/') ? logo : ''));
}

/** The addresses of this site's logos that the data show, each once, in order. */
export function logosIn(data: unknown): string[] {
  const found = new Set<string>();
  mapLogos(data, (logo) => {
    if (logo.startsWith('/logos/')) found.add(logo);
    return logo;
  });
  return [...found].sort();
}

function mapLogos<Data>(data: Data, change: (logo: string) => string): Data {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && crestFields.includes(key) ? change(value) : value,
  ) as Data;
}
