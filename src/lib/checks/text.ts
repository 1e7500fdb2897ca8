import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/**
 * Traces of automated attacks. Narrow on purpose, because «hex bolts (1/2 in.)», «Sleep (2) suites», and «tree/root/soil
 * barrier» are industry terms. Each pattern starts with a literal, so that it runs in linear time.
 */
const markers = [
  { id: 'sleep-call', pattern: /sleep\(\s{0,9}(?:["'@$]?\d|\))/i },
  { id: 'waitfor', pattern: /(?<![a-z])waitfor(?![a-z])/i },
  {
    id: 'unix-path',
    pattern: /\/etc\/(?:passwd|g?shadow|group|issue|hosts?|motd|fstab|crontab|sudoers|ssh|ssl)(?![a-z])/i,
  },
  {
    id: 'unix-path',
    pattern: /\/etc\/(?:apache2?|httpd|nginx|mysql|my\.cnf|php|resolv\.conf|init\.d|os-release)(?![a-z])/i,
  },
  { id: 'unix-path', pattern: /\/proc\/(?:self|cmdline|version|cpuinfo|environ|net|\d{1,9})(?![a-z])/i },
  { id: 'unix-path', pattern: /\/usr\/(?:local|s?bin|lib|share)\//i },
  {
    id: 'unix-path',
    pattern:
      /\/s?bin\/(?:(?:ba|da|k|z|c|tc)?sh|cat|ls|id|ps|nc|netcat|ping|rm|wget|curl|uname|echo|kill|su)(?![a-z])/i,
  },
  { id: 'unix-path', pattern: /\/var\/(?:www|log|lib|run|spool|mail)\//i },
  { id: 'unix-path', pattern: /\/dev\/(?:null|tcp|u?random)(?![a-z])/i },
  {
    id: 'windows-path',
    pattern:
      /(?<![a-z])[a-z]:[\\/]{1,9}(?:windows|winnt|inetpub|boot\.ini|program files|documents and settings)(?![a-z])/i,
  },
  { id: 'windows-path', pattern: /(?:windows|winnt)[\\/]{1,9}system32/i },
  { id: 'windows-path', pattern: /(?<![a-z])boot\.ini(?![a-z])/i },
  { id: 'windows-path', pattern: /(?<![a-z])cmd\.exe(?![a-z])/i },
  { id: 'win.ini', pattern: /(?<![a-z])win\.ini(?![a-z])/i },
  { id: 'web.xml', pattern: /(?<![a-z])web\.xml(?![a-z])/i },
  { id: 'nslookup', pattern: /(?<![a-z])nslookup(?![a-z])/i },
  { id: 'hex(', pattern: /hex\((?!agon)/i },
  { id: 'md5(', pattern: /md5\(/i },
  { id: 'decode(', pattern: /decode\((?!rs?\))/i },
  { id: 'perl -e', pattern: /(?<![a-z])perl(?:\.exe)?[\s+]{1,9}-[a-z]{0,9}e(?![a-z])/i },
  { id: 'benchmark', pattern: /benchmark\(\s{0,9}\d/i },
  { id: 'dbms-pipe', pattern: /dbms_pipe/i },
  { id: 'load-file', pattern: /load_file\(/i },
  { id: 'xp-cmdshell', pattern: /xp_cmdshell/i },
  { id: 'sysdate', pattern: /sysdate\(\)/i },
  { id: 'gethostbyname', pattern: /gethostbyname\(/i },
  { id: 'probe-host', pattern: /(?<![a-z])bxss\.me(?![a-z])/i },
  { id: 'jndi', pattern: /\bjndi:/i },
  { id: 'folder-steps', pattern: /\.\.[\\/]{1,9}\.\./ },
] as const;

/** Names the pattern that matched; safe to log, unlike the text. */
export type AttackPattern = (typeof markers)[number]['id'];

/** The attack pattern in a text, without decoding it; null if there is none (requirements: text). */
export const attackPatternIn = (text: string): AttackPattern | null =>
  markers.find(({ pattern }) => pattern.test(text))?.id ?? null;

/**
 * The attack pattern in typed text, as it is and percent-decoded once and twice; null if there is none. It
 * only filters noise: texts are safe because they are rendered as text (requirements: text).
 */
export function decodedAttackPatternIn(text: string): AttackPattern | null {
  const once = percentDecodeLenient(text);
  return attackPatternIn(text) ?? attackPatternIn(once) ?? attackPatternIn(percentDecodeLenient(once));
}

/** Whether the text contains at least one letter or digit of any language (requirements: characters). */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
