import { footer, siteName } from '@slovo/messages/shell'
import { useSay } from '../ui/say.ts'
import { siteOwner } from '../visit/page/site-owner.ts'

export function Footer() {
  const say = useSay()
  const year = new Date().getFullYear()
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-name">{siteName}</p>
          <p>{say(footer.tagline)}</p>
        </div>
        <ul className="networks" aria-label={say(footer.follow)}>
          {siteOwner.networks.map(({ name, url }) => (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name} ${say(footer.newTab)}`}
              >
                <NetworkIcon name={name} />
              </a>
            </li>
          ))}
        </ul>
        <ul className="footer-links">
          <li>
            <a href={siteOwner.supportUrl} target="_blank" rel="noreferrer">
              {say(footer.support)}
            </a>
          </li>
          <li>
            <a href={`mailto:${siteOwner.contactMail}`}>{say(footer.contact)}</a>
          </li>
        </ul>
        <p className="copyright">{say(footer.rights, { year })}</p>
      </div>
    </footer>
  )
}

type Network = 'Instagram' | 'YouTube' | 'Telegram'

const shapes: Record<Network, React.ReactNode> = {
  Instagram: (
    <>
      <rect x="5" y="5" width="22" height="22" rx="6.5" />
      <circle cx="16" cy="16" r="5.2" />
      <circle cx="22.3" cy="9.7" r="0.9" fill="currentColor" />
    </>
  ),
  YouTube: (
    <>
      <rect x="3.5" y="7.5" width="25" height="17" rx="5" />
      <path d="M13.5 12.3v7.4l6.3-3.7z" fill="currentColor" />
    </>
  ),
  Telegram: (
    <path d="M27 6 4.5 15l7.2 2.7M27 6l-4 19.5-11.3-7.8M27 6 11.700 17.700v7.300l4-4.500" />
  ),
}

/** Our own drawings of the three networks, 32 px. */
function NetworkIcon({ name }: { name: Network }) {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
