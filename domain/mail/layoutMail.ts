import { escapeHtml } from './escapeHtml.ts';

/** The colours of the pages (web/theme/tokens.ts) as mail readers can show them: they know no custom properties. */
const mailColors = {
  light: {
    ground: '#f7f3eb',
    sheet: '#fffdf9',
    ink: '#14303a',
    soft: '#40575d',
    line: '#ded9ce',
    button: '#17404b',
    onButton: '#fdf8ee',
  },
  dark: {
    ground: '#0c1c23',
    sheet: '#132730',
    ink: '#efe8db',
    soft: '#bcc8c4',
    line: '#2b3f47',
    button: '#ddb976',
    onButton: '#14262d',
  },
} as const;

export type MailParts = {
  readonly language: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly link: string;
  readonly trouble: string;
  readonly why: string;
  /** Where one chooses which mails come; left out where that has no say. */
  readonly settings: { readonly label: string; readonly link: string } | null;
};

/** The mail for those who read without HTML. */
export const layoutText = (parts: MailParts): string =>
  [
    parts.title,
    parts.text,
    `${withColon(parts.action, parts.language)}\n${parts.link}`,
    [
      '-- ',
      'Stillpoint',
      parts.why,
      ...(parts.settings ? [`${withColon(parts.settings.label, parts.language)} ${parts.settings.link}`] : []),
    ].join('\n'),
  ].join('\n\n');

/** French has a no-break space before it. */
const withColon = (text: string, language: string): string => `${text}${language === 'fr' ? '\u00A0' : ''}:`;

const { light, dark } = mailColors;

const face = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Where it is understood, the reader's dark colours are ours; readers that invert by themselves find nothing to break. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important; }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .button { background: ${dark.button} !important; color: ${dark.onButton} !important; }
}`;

/** One column, which needs neither pictures nor a wide window; the tables are for readers that know nothing else. */
export function layoutHtml(parts: MailParts): string {
  const { language, subject, title, text, action, link, trouble, why, settings } = escapeAll(parts);
  const small = `margin:0 0 8px;font:14px/1.5 ${face};color:${light.soft}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${style}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${light.sheet};border:1px solid ${light.line};border-radius:16px"><tr><td style="padding:32px 28px">
<p class="soft" style="margin:0 0 20px;font:600 14px/1.5 ${face};color:${light.soft}">Stillpoint</p>
<h1 class="ink" style="margin:0 0 16px;font:400 26px/1.25 Georgia,'Times New Roman',serif;color:${light.ink};overflow-wrap:anywhere">${title}</h1>
<p class="ink" style="margin:0 0 24px;font:16px/1.6 ${face};color:${light.ink};overflow-wrap:anywhere">${text}</p>
<p style="margin:0 0 28px"><a class="button" href="${link}" style="display:inline-block;padding:13px 22px;border-radius:999px;background:${light.button};color:${light.onButton};font:600 16px/1.3 ${face};text-decoration:none">${action}</a></p>
<p class="soft" style="${small};overflow-wrap:anywhere">${trouble}<br><a class="soft" href="${link}" style="color:${light.soft}">${link}</a></p>
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:20px 28px">
<p class="soft" style="${small}">${why}${settings ? ` <a class="soft" href="${settings.link}" style="color:${light.soft}">${settings.label}</a>` : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function escapeAll({ settings, ...parts }: MailParts): MailParts {
  const escaped = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, escapeHtml(value)]));
  // Every part is a text, and each is still there.
  return {
    ...(escaped as Omit<MailParts, 'settings'>),
    settings: settings && { label: escapeHtml(settings.label), link: escapeHtml(settings.link) },
  };
}
