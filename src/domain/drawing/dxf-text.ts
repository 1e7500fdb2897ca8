/** A text of a DXF file in Unicode: codes for characters and signs become those. */
export function plainDxfText(text: string): string {
  return text
    .replaceAll(/\\U\+([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/%%([dpc])/gi, (_, sign: string) => signs[sign.toLowerCase()] ?? '')
    .replaceAll(/%%[uok]/gi, '')
    .replaceAll(/%%(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('^ ', '^');
}

const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀' };

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
    if (code === 'P' || code === 'X') plain += '\n';
    else if (code === '~') plain += '\u00A0';
    else if (code === 'U' && text[at + 1] === '+') plain += String.raw`\U`;
    else if ('\\{}'.includes(code)) plain += code;
    else if (code === 'S') {
      const end = endOf(text, at);
      plain += text.slice(at + 1, end).replace(/[#^]\s*/, '/');
      at = end;
    } else if ('ACcFfHQTWp'.includes(code)) at = endOf(text, at);
  }
  return plainDxfText(plain).split('\n');
}

/** Where a code with a value ends: at its semicolon. */
function endOf(text: string, from: number): number {
  const end = text.indexOf(';', from);
  return end === -1 ? text.length : end;
}
