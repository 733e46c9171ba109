interface MailParts {
  locale: string
  subject: string
  title: string
  body: string
  unasked: string
  linkInstead: string
  codeInstead: string
  validity: string
  signature: string
  siteUrl: string
  action?: { label: string; address: string }
  code?: string
}

/** A mail as plain text, and as HTML that works on a phone, in a dark theme and without pictures. */
export function renderMail(parts: MailParts) {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) }
}

function asText(parts: MailParts) {
  const { title, body, action, code, codeInstead, validity, unasked, signature, siteUrl } = parts
  const link = action && `${action.label}\n${action.address}`
  const middle = [link, link && code && codeInstead, code].filter(Boolean).join('\n\n')
  return `${[title, body, middle, validity, unasked, `--\n${signature}\n${siteUrl}`].join('\n\n')}\n`
}

function asHtml(parts: MailParts) {
  const safe = escapeTexts(parts)
  const { locale, subject, title, body, validity, unasked, linkInstead, codeInstead } = safe
  const { signature, siteUrl } = safe
  const link =
    parts.action && button(escaped(parts.action.label), escaped(parts.action.address), linkInstead)
  const middle = [
    link,
    link && safe.code && `<p style="margin:24px 0 8px">${codeInstead}</p>`,
    safe.code && digits(safe.code),
  ]
    .filter(Boolean)
    .join('\n')

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>
  @media (prefers-color-scheme: dark) {
    body, .page { background: #17131f !important; color: #eee8f8 !important; }
    .quiet { color: #b9afca !important; }
    a.plain { color: #bda4f2 !important; }
  }
</style>
</head>
<body class="page" style="margin:0;background:#f5f5f5;color:#221a33;font-family:'Open Sans',Arial,sans-serif;font-size:16px;line-height:1.5">
<div role="article" lang="${locale}" style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Slovo</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${title}</h1>
<p style="margin:0 0 24px">${body}</p>
${middle}
<p class="quiet" style="margin:24px 0 0;font-size:14px;color:#5d5470">${validity} ${unasked}</p>
<p class="quiet" style="margin:32px 0 0;font-size:14px;color:#5d5470">${signature}<br><a class="plain" href="${siteUrl}" style="color:#4f2a93">${siteUrl}</a></p>
</div>
</body>
</html>
`
}

function button(label: string, address: string, linkInstead: string) {
  return `<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#4f2a93;color:#ffffff;font-weight:700;text-decoration:none">${label}</a></p>
<p class="quiet" style="margin:0;font-size:14px;color:#5d5470">${linkInstead}<br><a class="plain" href="${address}" style="color:#4f2a93;word-break:break-all">${address}</a></p>`
}

function digits(code: string) {
  return `<p style="margin:0;font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>`
}

function escapeTexts({ action: _action, code = '', ...texts }: MailParts) {
  const safe = { ...texts, code }
  for (const name of Object.keys(safe) as (keyof typeof safe)[]) safe[name] = escaped(safe[name])
  return safe
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
