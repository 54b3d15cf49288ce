/** The head of a published page: what browsers, search engines and chats know of it, and the three files it loads. */
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { addressOfSiteIcon } from '#shared/pages/site-icons.ts';
import { crestAddress } from './federation-crest.tsx';
import { addressOfPage } from './page-address.ts';
import type { PageContext, PageDescription } from './page-view.ts';

interface PageHeadProps {
  readonly description: PageDescription;
  readonly context: PageContext;
  /** The address, from the site's root, of the picture that chats show of the page. */
  readonly shareImage: string | undefined;
}

export function PageHead({ description: about, context: { page, site, assets }, shareImage }: PageHeadProps) {
  const { description, structuredData = [], canonical = page } = about;
  const title = about.title === '' ? site.name : `${about.title} · ${site.name}`;
  return (
    <head>
      <DocumentBasics title={title} assets={assets} brand={site} />
      {/* A link on a page inside another site's page leaves that page. */}
      {about.isBare && <base target="_top" />}
      <Preview
        title={about.title || site.name}
        description={description}
        site={site}
        address={addressOfPage(canonical, site)}
        shareImage={shareImage}
      />
      {structuredData.map((item) => (
        <StructuredData key={JSON.stringify(item)} item={item} />
      ))}
    </head>
  );
}

interface PreviewProps extends Pick<PageContext, 'site'>, Pick<PageDescription, 'title' | 'description'> {
  /** The whole address of the page. */
  readonly address: string;
  readonly shareImage: string | undefined;
}

/** What search engines and chats show of a page. */
export function Preview({ title, description, site, address, shareImage }: PreviewProps) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* These take whole addresses only, which are unknown until the site has one. */}
      {site.url && <CanonicalAddress address={address} />}
      {site.url && shareImage && <ShareImage address={`${site.url}${shareImage}`} />}
    </>
  );
}

interface DocumentBasicsProps extends Pick<PageContext, 'assets'> {
  readonly title: string;
  readonly brand: SiteBrand;
}

/** What every document of the site has in its head, the one for unknown addresses included. */
export function DocumentBasics({ title, assets, brand }: DocumentBasicsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link rel="stylesheet" href={assets.css} />
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={brand.color} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b1220" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={crestAddress(brand)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={addressOfSiteIcon('apple', brand)} />
      <script src={assets.script} defer />
    </>
  );
}

function CanonicalAddress({ address }: { readonly address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** The picture's size is the one that chats show large. */
function ShareImage({ address }: { readonly address: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function StructuredData({ item }: { readonly item: object }) {
  // Without '<', no text that somebody entered can end the element.
  const json = JSON.stringify(item).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
