import { provider, waysIn } from '@slovo/messages/sign-in/ways-in'
import { Building2, KeyRound, Smartphone, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { providerName } from '../../visit/auth/provider-name.ts'
import type { SignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import type { BrowserCeremony } from '../by-browser/browser-sign-in.ts'
import { inKnownOrder, ProviderMark } from '../by-provider/provider-mark.tsx'

interface WaysInProps {
  ways: SignInWays
  running: BrowserCeremony | null
  onStart: (ceremony: BrowserCeremony) => void
}

/** Every sign-in method beside the e-mail form, as far as this site has it. */
export function WaysIn({ ways, running, onStart }: WaysInProps) {
  const say = useSay()
  const { search } = useLocation()
  const [note, setNote] = useState<string>()
  const withWallet = (chain: 'ethereum' | 'solana') => () => {
    const isMissing = !(chain in window)
    setNote(isMissing ? say(chain === 'ethereum' ? waysIn.noEthereum : waysIn.noSolana) : undefined)
    if (!isMissing) onStart(chain)
  }

  return (
    <section className="ways-in" aria-label={say(waysIn.list)}>
      <ul>
        {inKnownOrder(ways.providers).map((name) => (
          <li key={name}>
            <ButtonLink
              look="secondary"
              to={`/signin/with/${name}${search}`}
              reloadDocument
              rel="nofollow"
              aria-label={say(provider, { name: providerName(name) })}
            >
              <ProviderMark name={name} />
              {providerName(name)}
            </ButtonLink>
          </li>
        ))}
        {ways.hasPasskeys && (
          <li className="needs-script">
            <Button
              type="button"
              look="secondary"
              isBusy={running === 'passkey'}
              onClick={() => onStart('passkey')}
            >
              <KeyRound aria-hidden="true" />
              {say(waysIn.passkey)}
            </Button>
          </li>
        )}
        {ways.hasPhone && (
          <li>
            <ButtonLink look="secondary" to={`/signin/phone${search}`}>
              <Smartphone aria-hidden="true" />
              {say(waysIn.phone)}
            </ButtonLink>
          </li>
        )}
        {ways.hasEthereum && (
          <li className="needs-script">
            <Button
              type="button"
              look="secondary"
              isBusy={running === 'ethereum'}
              onClick={withWallet('ethereum')}
            >
              <Wallet aria-hidden="true" />
              {say(waysIn.ethereum)}
            </Button>
          </li>
        )}
        {ways.hasSolana && (
          <li className="needs-script">
            <Button
              type="button"
              look="secondary"
              isBusy={running === 'solana'}
              onClick={withWallet('solana')}
            >
              <Wallet aria-hidden="true" />
              {say(waysIn.solana)}
            </Button>
          </li>
        )}
        {ways.hasOrganisations && (
          <li>
            <ButtonLink look="secondary" to={`/signin/organisation${search}`}>
              <Building2 aria-hidden="true" />
              {say(waysIn.organisation)}
            </ButtonLink>
          </li>
        )}
      </ul>
      <p role="status" className="ways-note">
        {note}
      </p>
    </section>
  )
}

export const hasWays = (ways: SignInWays) =>
  ways.providers.length > 0 ||
  ways.hasPasskeys ||
  ways.hasPhone ||
  ways.hasEthereum ||
  ways.hasSolana ||
  ways.hasOrganisations
