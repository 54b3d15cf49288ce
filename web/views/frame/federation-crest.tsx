/** The federation's crest: its logo, or a drawing in its colour, which takes no request. */
import { drawFederationCrest } from '#shared/domain/crests/federation-crest.ts';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { LogoWithFallback } from '../crest.tsx';

interface FederationCrestProps {
  /** Null while it is not known: its place stays empty. The logo is an address, or what `logoInSprite` returns. */
  readonly brand: SiteBrand | null;
  readonly className: string;
}

/** Hidden from screen readers, because the federation's name is always beside it. */
export function FederationCrest({ brand, className }: FederationCrestProps) {
  const box = `inline-block shrink-0 ${className}`;
  if (brand === null) return <span className={box} />;
  return (
    <LogoWithFallback
      logo={brand.logo}
      className={box}
      fallback={(shape) => <img src={crestAddress(brand)} alt="" width={64} height={64} className={shape} />}
    />
  );
}

/** The drawing as an address that holds all of it. */
export const crestAddress = ({ color }: Pick<SiteBrand, 'color'>): string =>
  `data:image/svg+xml,${encodeURIComponent(drawFederationCrest(color))}`;
