import { decodeCodePage } from '#src/lib/dxf/code-pages.ts';

/** Converts a DXF text to Unicode, including its codes for characters and symbols. */
export function plainDxfText(text: string): string {
  return text
    .replaceAll(/\\U\+([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\M\+([1-5])([0-9a-fA-F]{4})/g, (_, page: string, code: string) => {
      const bytes = [code.slice(0, 2), code.slice(2)].map((byte) => Number.parseInt(byte, 16));
      return decodeCodePage(Uint8Array.from(bytes), eastern[Number(page) - 1] ?? '');
    })
    .replaceAll(/%%(\d{3}|[dpcuok%])/gi, (_, sign: string) =>
      /\d/.test(sign) ? String.fromCharCode(Number(sign)) : (signs[sign.toLowerCase()] ?? ''),
    )
    .replaceAll(/\^([IJM ])/g, (_, key: string) => controls[key] ?? '');
}

const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀', '%': '%' };
const controls: Readonly<Record<string, string>> = { I: '\t', J: '\n', ' ': '^' };
/** Code pages of `\M+1` to `\M+5`. */
const eastern = ['932', '950', '949', '1361', '936'];

/** The lines of an MTEXT without its formatting. */
export function mtextLines(text: string): string[] {
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '{' || character === '}') continue;
    if (character !== '\\') {
      plain += character;
      continue;
    }
    at++;
    const code = text[at] ?? '';
    if ('PXN'.includes(code)) plain += '\n';
    else if (code === '~') plain += '\u00A0';
    else if ('UM'.includes(code) && text[at + 1] === '+') plain += `\\${code}`;
    else if ('\\{}'.includes(code)) plain += code;
    else if (code === 'S') {
      const end = endOf(text, at);
      plain += text.slice(at + 1, end).replace(/[#^]\s*/, '/');
      at = end;
    } else if ('ACcFfHQTWp'.includes(code)) at = endOf(text, at);
  }
  return plainDxfText(plain).split('\n');
}

/** A formatting code with a value ends at its semicolon. */
function endOf(text: string, from: number): number {
  const end = text.indexOf(';', from);
  return end === -1 ? text.length : end;
}
