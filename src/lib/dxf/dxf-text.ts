import { decodeCodePage } from '#src/lib/dxf/code-pages.ts';

/** Converts a DXF text to Unicode, including its codes for characters and symbols. */
export const plainDxfText = (text: string): string =>
  text
    .replaceAll(/\\U\+([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\M\+([1-5])([0-9a-fA-F]{4})/g, (_, page: string, code: string) => {
      const bytes = [code.slice(0, 2), code.slice(2)].map((byte) => Number.parseInt(byte, 16));
      return decodeCodePage(Uint8Array.from(bytes), eastern[Number(page) - 1] ?? '');
    })
    .replaceAll(/%%(\d{3}|[dpcuok%])/gi, (_, sign: string) =>
      /\d/.test(sign) ? String.fromCharCode(Number(sign)) : (signs[sign.toLowerCase()] ?? ''),
    )
    .replaceAll(/\^([IJM ])/g, (_, key: string) => controls[key] ?? '');

const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀', '%': '%' };
const controls: Readonly<Record<string, string>> = { I: '\t', J: '\n', ' ': '^' };
/** Code pages of `\M+1` to `\M+5`. */
const eastern = ['932', '950', '949', '1361', '936'];
