/** Code page numbers and their names in browsers. */
const encodings: Readonly<Record<string, string>> = {
  '866': 'ibm866',
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '1361': 'euc-kr',
};

/** Code page 850 (DOS) from 128 on, which browsers don't support. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/**
 * Decodes bytes in the code page of that number, `1251`. 437 is read as 850, which has the same letters and
 * signs as far as drawings need them.
 */
export function decodeCodePage(bytes: Uint8Array, page: string): string {
  if (page === '850' || page === '437')
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (dosLetters[byte - 128] ?? ''),
    ).join('');
  const encoding = encodings[page] ?? `windows-${/^125\d$/.test(page) ? page : '1252'}`;
  return new TextDecoder(encoding).decode(bytes);
}

export interface Encoding {
  /** Number of the code page that the file names, by default that of Western Europe. */
  page: string;
  /** True for releases since 2007, which use UTF-8, and for files marked as such. */
  isUnicode: boolean;
}

export function encodingOf(file: Uint8Array): Encoding {
  const head = new TextDecoder('windows-1252').decode(file.subarray(0, 20_000));
  const behind = (variable: string, value: RegExp): string => {
    const at = head.indexOf(variable);
    return (at !== -1 && value.exec(head.slice(at, at + 40))?.[1]) || '';
  };
  return {
    page: behind('$DWGCODEPAGE', /(?:ANSI_|DOS)(\d{3,4})/i) || '1252',
    isUnicode: head.startsWith('ï»¿') || Number(behind('$ACADVER', /AC(\d{4})/)) >= 1021,
  };
}

export function decodeText(bytes: Uint8Array, { page, isUnicode }: Encoding): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isUnicode || text.length === bytes.length || isMeant(text)) return text;
  } catch {
    // Not UTF-8, so it is in the code page.
  }
  return decodeCodePage(bytes, page);
}

/**
 * Some programs write UTF-8 in old releases. A single Arabic letter in UTF-8 could also be two Western
 * European characters, `Ø½`, so it does not count.
 */
const isMeant = (text: string): boolean => /[\u0080-\u00FF\u0800-\uFFFF]|[\u0100-\u07FF]{2}/.test(text);
