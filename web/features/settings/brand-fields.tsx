/** The federation's crest and colour in the form of its settings, and how they will be seen. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import { contrastOf, textContrast } from '#shared/domain/colours/contrast.ts';
import { isReadableOnWhite, onDark } from '#shared/domain/colours/federation-colour.ts';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { formatAverage } from '#shared/spanish/numbers.ts';
import { LogoFileField } from '../../lib/logos/logo-file-field.tsx';
import type { PickedLogo } from '../../lib/logos/use-logo-file.ts';
import { ColorInput } from '../../ui/color-input.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FederationCrest } from '../../views/frame/federation-crest.tsx';

interface BrandFieldsProps {
  readonly name: string;
  /** What the form holds, with the picked image as the logo. */
  readonly brand: SiteBrand;
  readonly picked: PickedLogo;
  readonly logoField: UseFormRegisterReturn;
  readonly colorField: UseFormRegisterReturn;
  readonly errorOf: (field: 'logo' | 'color') => string | undefined;
}

export function BrandFields({ name, brand, picked, logoField, colorField, errorOf }: BrandFieldsProps) {
  return (
    <FormSection title="Escudo y color">
      <LogoFileField picked={picked} />
      <Field
        label="Dirección web del escudo"
        hint="Sin escudo se dibuja una pelota sobre el color. Uno de otro sitio se ve solamente acá, no en las páginas públicas."
        error={errorOf('logo')}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" {...logoField} />
      </Field>
      <Field label="Color" hint={contrastText(brand.color)} error={errorOf('color')} isRequired>
        <ColorInput {...colorField} />
      </Field>
      <div aria-hidden="true" className="grid gap-2 sm:grid-cols-3">
        <PreviewedHeader name={name} brand={brand} band={brand.color} ground="#ffffff" ink="#0f172a" />
        <PreviewedHeader name={name} brand={brand} band={onDark(brand.color)} ground="#111a2c" ink="#e2e8f0" />
        <PreviewedHeader name={name} brand={brand} band={brand.color} ground={brand.color} ink="#ffffff" tile />
      </div>
    </FormSection>
  );
}

function contrastText(color: string): string {
  const contrast = `Contraste con el blanco: ${formatAverage(contrastOf(color, '#ffffff'))}`;
  return isReadableOnWhite(color)
    ? `${contrast}. Se ve en el encabezado, al compartir y en el ícono del teléfono.`
    : `${contrast}. Hace falta ${formatAverage(textContrast)}: elegí un color más oscuro.`;
}

interface PreviewedHeaderProps {
  readonly name: string;
  readonly brand: SiteBrand;
  readonly band: string;
  readonly ground: string;
  readonly ink: string;
  /** Whether the crest stands on a white tile, because it may have the colour of the ground. */
  readonly tile?: boolean;
}

/** By light, by night, and in the picture that chats show. */
const PreviewedHeader = ({ name, brand, band, ground, ink, tile = false }: PreviewedHeaderProps) => (
  <div
    className="flex min-h-14 min-w-0 items-center gap-2 rounded-control border-line border-t-4 px-3 font-display font-semibold"
    style={{ background: ground, color: ink, borderTopColor: band }}
  >
    <FederationCrest brand={brand} className={tile ? 'size-10 rounded-control bg-white p-1' : 'size-8'} />
    <span className="line-clamp-2 min-w-0 leading-tight">{name}</span>
  </div>
);
