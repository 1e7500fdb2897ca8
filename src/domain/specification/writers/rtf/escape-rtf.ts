/** RTF is ASCII: its own signs are escaped, all beyond becomes UTF-16 units with a `?` to fall back on. */
export function escapeRtf(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const sign = text.charAt(at);
    if (sign === '\\' || sign === '{' || sign === '}') result += `\\${sign}`;
    else if (unit < 32) result += ' ';
    else if (unit < 127) result += sign;
    else result += `\\u${unit > 32_767 ? unit - 65_536 : unit}?`;
  }
  return result;
}
