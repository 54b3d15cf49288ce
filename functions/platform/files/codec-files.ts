/** Files that lie beside the bundles of the Lambdas that use them; the build copies them there from the packages. */

/** The WebAssembly of the codecs that make logos of uploaded images. */
export const codecFiles = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  resize: '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
  webp: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
} as const;

/** What the pictures of pages are made with: WebAssembly, and the site's face in a format that resvg reads. */
export const shareImageFiles = {
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  webp: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  webpDecoder: '@jsquash/webp/codec/dec/webp_dec.wasm',
  resvg: '@resvg/resvg-wasm/index_bg.wasm',
  mediumFace: '@expo-google-fonts/archivo-narrow/500Medium/ArchivoNarrow_500Medium.ttf',
  boldFace: '@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf',
} as const;
