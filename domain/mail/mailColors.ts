/** The colours of the pages (web/theme/tokens.ts) as mail readers can show them: they know no custom properties. */
export const mailColors = {
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
