/** The outline of the plain shield that stands in for a missing logo, as an SVG path within 256 × 256. */
export const plainShieldOutline = 'M24 24h208v106c0 58-44 92-104 116C68 222 24 188 24 130Z';
