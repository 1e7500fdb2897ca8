/** Names of code pages in files, and in browsers. */
const encodings: Readonly<Record<string, string>> = {
  '866': 'ibm866',
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '1361': 'euc-kr',
  gb2312: 'gbk',
  big5: 'big5',
  ksc5601: 'euc-kr',
  johab: 'euc-kr',
  macintosh: 'macintosh',
  'mac-roman': 'macintosh',
};

/** Code pages of DOS from 128 on, which browsers don't support. */
const westernLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const centralLetters =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0';
/** 437 is read as 850, which has the same letters and symbols, as far as drawings use them. */
const dosLetters: Readonly<Record<string, string>> = {
  '437': westernLetters,
  '850': westernLetters,
  '852': centralLetters,
};

/** Decodes bytes in a code page by its number, `1251`, or its name, `8859-2`. */
export function decodeCodePage(bytes: Uint8Array, page: string): string {
  const letters = dosLetters[page];
  if (letters)
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (letters[byte - 128] ?? ''),
    ).join('');
  const encoding =
    encodings[page] ??
    (page.startsWith('8859-') ? `iso-${page}` : `windows-${/^125\d$/.test(page) ? page : '1252'}`);
  return new TextDecoder(encoding).decode(bytes);
}

export interface Encoding {
  /** The code page that the file names, by default that of Western Europe. */
  page: string;
  /** True for releases since 2007, which use UTF-8, and for files marked as such. */
  isUnicode: boolean;
}

const pageName =
  /(?:ANSI_|DOS)(\d{3,4})|(GB2312|BIG5|KSC5601|JOHAB|MACINTOSH|MAC-ROMAN|8859-(?:[2-8]|1[0345]?))/i;

export function encodingOf(file: Uint8Array): Encoding {
  const head = new TextDecoder('windows-1252').decode(file.subarray(0, 20_000));
  const behind = (variable: string, value: RegExp): string => {
    const at = head.indexOf(variable);
    const [, ...found] = (at === -1 ? null : value.exec(head.slice(at, at + 40))) ?? [];
    return found.find((part) => part !== undefined)?.toLowerCase() ?? '';
  };
  return {
    page: behind('$DWGCODEPAGE', pageName) || '1252',
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
