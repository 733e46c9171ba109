import { Component, type ReactNode } from 'react'

interface PlayerBoundaryProps {
  sentence: string
  children: ReactNode
}

/** An error in a player, or a failed download of its code, stays inside its activity. */
export class PlayerBoundary extends Component<PlayerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="activity-note" role="alert">
        {this.props.sentence}
      </p>
    )
  }
}
