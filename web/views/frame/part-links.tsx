/** Links from one hundred rows of a long list to the hundreds before and after; a list of one hundred has none. */
import type { ListPart } from '#shared/pages/page-data.ts';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { PageLinks } from './page-links.tsx';

interface PartLinksProps extends Pick<ListPart<unknown>, 'part' | 'parts'> {
  /** The page without its part. */
  readonly page: PublishedPage;
}

export function PartLinks({ page, part, parts }: PartLinksProps) {
  if (parts === 1) return null;
  const hrefOf = (other: number) => hrefOfPage({ ...page, ...(other > 1 && { part: other }) });
  return (
    <PageLinks
      label="Páginas"
      previous={part > 1 ? hrefOf(part - 1) : null}
      next={part < parts ? hrefOf(part + 1) : null}
    >
      {`${part} de ${parts}`}
    </PageLinks>
  );
}
