/** The two main colours of a team's logo; null until they are read, without a logo, and for one that cannot be read. */
import { useEffect, useState } from 'react';
import { type CrestColors, colorsOfCrest } from '../../lib/logos/crest-colors.ts';

export function useCrestColors(logo: string): CrestColors | null {
  const [read, setRead] = useState<{ logo: string; colors: CrestColors } | null>(null);
  useEffect(() => {
    if (!logo) return;
    let isWanted = true;
    const image = new Image();
    image.onload = () => {
      const colors = colorsOfCrest(image);
      if (isWanted && colors) setRead({ logo, colors });
    };
    image.referrerPolicy = 'no-referrer';
    image.src = logo;
    return () => {
      isWanted = false;
    };
  }, [logo]);
  return read?.logo === logo ? read.colors : null;
}
