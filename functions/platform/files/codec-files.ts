/** The WebAssembly files of the image codecs; the build copies them next to the bundles that decode images. */
export const codecFiles = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  resize: '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
  webp: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
} as const;
