/** What programs call a code page, and what browsers call it. */
const encodings: Readonly<Record<string, string>> = {
  '866': 'ibm866',
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '1361': 'euc-kr',
};

/** Code page 850, of DOS, which browsers do not know: its characters from 128 on. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Bytes in the code page of that number, `1251`. Letters and signs of drawings are the same in 437 as in 850. */
export function decodeCodePage(bytes: Uint8Array, page: string): string {
  if (page === '850' || page === '437')
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (dosLetters[byte - 128] ?? ''),
    ).join('');
  const encoding = encodings[page] ?? `windows-${/^125\d$/.test(page) ? page : '1252'}`;
  return new TextDecoder(encoding).decode(bytes);
}

/** UTF-8, which programs write since release 2007 and some wrote before, else the code page of the file. */
export function decodeText(bytes: Uint8Array, page: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeCodePage(bytes, page);
  }
}

/** The number of the code page that a file names in `$DWGCODEPAGE`, else that of Western Europe. */
export function codePageOf(file: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(file.subarray(0, 20_000));
  const at = head.indexOf('$DWGCODEPAGE');
  return (at !== -1 && /(?:ANSI_|DOS)(\d{3,4})/i.exec(head.slice(at, at + 40))?.[1]) || '1252';
}
